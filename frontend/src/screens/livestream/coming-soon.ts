import { toast } from '../../ui/toast';

/** Shows the toast of the screen's placeholders (§2). */
export function featureComingSoon(): void {
  toast({ title: 'Feature Coming Soon', variant: 'info' });
}
