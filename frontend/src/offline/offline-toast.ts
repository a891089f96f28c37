import { toast } from '../ui/toast';

let isTold = false;

/** Tells once that the network is gone (§8), and again only after it was back in between. */
export function showOfflineToast(): void {
  if (isTold) return;
  isTold = true;
  toast({
    title: "You're offline",
    description: 'Some features may be limited until connection is restored.',
    variant: 'offline',
  });
}

/** The network is back: the next time it goes is news again. */
export function markOnline(): void {
  isTold = false;
}
