import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '../api/query-client';
import { Providers } from '../app/providers';
import '../styles/main.css';
import { Toaster } from '../ui/toaster';
import { ChatSample } from './chat-sample';
import { PartsScreen } from './parts.screen';
import { ShellSample } from './shell-sample';

const container = document.getElementById('root');
if (container === null) throw new Error('The page has no #root element.');

const SAMPLES = { '#shell': ShellSample, '#chat': ChatSample };
const { hash } = window.location;
const Sample = hash in SAMPLES ? SAMPLES[hash as keyof typeof SAMPLES] : PartsScreen;

createRoot(container).render(
  <StrictMode>
    <Providers client={createQueryClient()}>
      <MemoryRouter initialEntries={['/home']}>
        <Sample />
      </MemoryRouter>
    </Providers>
    <Toaster />
  </StrictMode>,
);
