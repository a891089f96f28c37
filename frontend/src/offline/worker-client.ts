import { whenIdle } from '../lib/when-idle';
import { toast } from '../ui/toast';
import { markOnline, showOfflineToast } from './offline-toast';
import type { WorkerMessage, WorkerRequest } from './worker-messages';

const WORKER_FILE = '/sw.js';

/** A page that stays open for days asks now and then whether there is a new version. */
const MAX_WITHOUT_A_LOOK_MS = 60 * 60 * 1000;

interface WorkerClientOptions {
  workers: ServiceWorkerContainer;
  /** Loads the page again. */
  reload: () => void;
}

/**
 * Follows the service worker: registers it when the page has nothing better to do, and tells its news, which are a new
 * version (§8: 'Update' goes over to it) and a lost network.
 *
 * @returns a stop function
 */
export function subscribeToWorker({ workers, reload }: WorkerClientOptions): () => void {
  let isUpdating = false;
  let hadWorker = workers.controller !== null;
  const update = async (): Promise<void> => {
    isUpdating = true;
    const registration = await workers.getRegistration();
    const next = registration?.waiting ?? registration?.installing;
    // Without one, another tab has gone over to it already; this page only has to follow.
    if (next) next.postMessage({ type: 'ACTIVATE' } satisfies WorkerRequest);
    else reload();
  };
  const offerUpdate = (): void => showUpdateToast(() => void update());
  const hear = ({ data }: MessageEvent<WorkerMessage>): void => {
    if (data.type === 'OFFLINE') showOfflineToast();
    else offerUpdate();
  };
  const changeOver = (): void => {
    if (isUpdating) reload();
    // Another tab asked for it. This page may be in the middle of something and stays until it is told to follow.
    else if (hadWorker) offerUpdate();
    hadWorker = true;
  };

  workers.addEventListener('message', hear);
  workers.addEventListener('controllerchange', changeOver);
  window.addEventListener('offline', showOfflineToast);
  window.addEventListener('online', markOnline);
  if (!navigator.onLine) showOfflineToast();
  const stopRegistration = registerLater(workers, offerUpdate);
  return () => {
    stopRegistration();
    workers.removeEventListener('message', hear);
    workers.removeEventListener('controllerchange', changeOver);
    window.removeEventListener('offline', showOfflineToast);
    window.removeEventListener('online', markOnline);
  };
}

/** Registers the worker in a quiet moment, and looks for a newer one when the page is seen again after long. */
function registerLater(workers: ServiceWorkerContainer, offerUpdate: () => void): () => void {
  let registration: ServiceWorkerRegistration | undefined;
  let lookedAt = Date.now();
  const register = async (): Promise<void> => {
    registration = await workers.register(WORKER_FILE, { updateViaCache: 'none' });
    // It told the pages that were open then; this one came later.
    if (registration.waiting && workers.controller) offerUpdate();
  };
  const look = (): void => {
    const isDue = Date.now() - lookedAt > MAX_WITHOUT_A_LOOK_MS;
    if (document.visibilityState !== 'visible' || !isDue) return;
    lookedAt = Date.now();
    registration?.update().catch(() => undefined);
  };
  // A site without its worker is a site that needs the network, no more.
  const stopWaiting = whenIdle(() => void register().catch(() => undefined));
  document.addEventListener('visibilitychange', look);
  return () => {
    stopWaiting();
    document.removeEventListener('visibilitychange', look);
  };
}

function showUpdateToast(onUpdate: () => void): void {
  toast({
    title: 'New content available',
    description: 'Refresh to update the app with the latest content.',
    variant: 'update',
    action: { label: 'Update', onClick: onUpdate },
    durationMs: Infinity,
  });
}
