import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import '../styles/main.css';
import { Toaster } from '../ui/toaster';
import { PartsScreen } from './parts.screen';
import { ShellSample } from './shell-sample';

const container = document.getElementById('root');
if (container === null) throw new Error('The page has no #root element.');

createRoot(container).render(
  <StrictMode>
    <MemoryRouter initialEntries={['/home']}>
      {window.location.hash === '#shell' ? <ShellSample /> : <PartsScreen />}
    </MemoryRouter>
    <Toaster />
  </StrictMode>,
);
