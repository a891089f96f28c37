import { Spinner } from '../ui/spinner';

/** Fills the page while a screen or the user is loading (§2). */
export function LoadingScreen() {
  return (
    <main id="main" className="fallback-screen center" aria-busy="true">
      <p role="status" className="fallback-screen__copy center gap-16 meta">
        <Spinner size={32} />
        Loading...
      </p>
    </main>
  );
}
