import { toast } from './toast';

/** Shows the toast of buttons whose feature does not exist yet (§2, §8). */
export function showComingSoon(): void {
  toast({ title: 'Feature Coming Soon', variant: 'info' });
}
