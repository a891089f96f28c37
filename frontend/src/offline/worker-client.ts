import { onPageSeen } from '../lib/page-seen';
import { whenIdle } from '../lib/when-idle';
import { toast } from '../ui/toast';
import { markOnline, showOfflineToast } from './offline-toast';
import type { WorkerMessage, WorkerRequest } from './worker-messages';

const WORKER_FILE = '/sw.js';

/** Interval after which a page that stays open checks for a new version. */
const UPDATE_CHECK_INTERVAL_MS = 60 * 60 * 1000;

interface WorkerClientOptions {
  workers: ServiceWorkerContainer;
  reload: () => void;
}

/**
 * Registers the service worker when the page is idle, and shows a toast for a new version ('Update' activates
 * it, §8) and for a lost network.
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
    // Without one, another tab has activated the update already, and this page only reloads.
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
    // Another tab activated the update. This page may be in use, so it reloads only when the user asks.
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

/**
 * Registers the worker when the page is idle, and checks for updates when the page becomes visible after a
 * long time.
 */
function registerLater(workers: ServiceWorkerContainer, offerUpdate: () => void): () => void {
  let registration: ServiceWorkerRegistration | undefined;
  let lookedAt = Date.now();
  const register = async (): Promise<void> => {
    registration = await workers.register(WORKER_FILE, { updateViaCache: 'none' });
    // The waiting worker notified the pages open at that time; this one was opened later.
    if (registration.waiting && workers.controller) offerUpdate();
  };
  const look = (): void => {
    if (Date.now() - lookedAt <= UPDATE_CHECK_INTERVAL_MS) return;
    lookedAt = Date.now();
    registration?.update().catch(() => undefined);
  };
  // Without the worker, the site works but needs the network.
  const stopWaiting = whenIdle(() => void register().catch(() => undefined));
  const stopLooking = onPageSeen(look);
  return () => {
    stopWaiting();
    stopLooking();
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
