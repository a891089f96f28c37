import { toast } from '../ui/toast';

let isTold = false;

/** Shows the offline toast once (§8), and again only after the network was back. */
export function showOfflineToast(): void {
  if (isTold) return;
  isTold = true;
  toast({
    title: "You're offline",
    description: 'Some features may be limited until connection is restored.',
    variant: 'offline',
  });
}

/** Resets the toast once the network is back, so that it appears at the next loss. */
export function markOnline(): void {
  isTold = false;
}
