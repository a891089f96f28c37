import { toast } from '../../ui/toast';

/** What the buttons do whose feature does not exist yet (§8). */
export function showComingSoon(): void {
  toast({ title: 'Feature Coming Soon', variant: 'info' });
}
