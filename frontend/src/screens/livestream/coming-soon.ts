import { toast } from '../../ui/toast';

/** What the page's placeholders answer with (§2). */
export function featureComingSoon(): void {
  toast({ title: 'Feature Coming Soon', variant: 'info' });
}
