import { QueryClient, QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { Link, RouterProvider, createBrowserRouter } from 'react-router-dom';

/** Baseline for the first load: a minimal app that uses each of the site's three libraries. */
function BareScreen() {
  const { data } = useQuery<string>({ queryKey: ['/'], queryFn: async () => (await fetch('/')).text() });
  const { mutate } = useMutation({ mutationFn: () => fetch('/', { method: 'POST' }) });
  return (
    <button type="button" onClick={() => mutate()}>
      {data} <Link to="/">Here</Link>
    </button>
  );
}

const container = document.getElementById('root');
if (container === null) throw new Error('The page has no #root element.');
createRoot(container).render(
  <QueryClientProvider client={new QueryClient()}>
    <RouterProvider router={createBrowserRouter([{ path: '/', Component: BareScreen }])} />
  </QueryClientProvider>,
);
