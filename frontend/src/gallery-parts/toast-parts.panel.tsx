import { Button } from '../ui/button';
import { Card, CardHeader } from '../ui/card';
import { toast, type ToastOptions } from '../ui/toast';

const SAMPLES: readonly ToastOptions[] = [
  { title: 'Logged out', description: 'You have been successfully logged out.' },
  {
    variant: 'success',
    title: 'Purchase successful!',
    description: 'Your items have been added to your inventory.',
  },
  {
    variant: 'destructive',
    title: 'Not enough coins',
    description: 'You need more coins to purchase this item.',
  },
  { variant: 'info', title: 'Feature Coming Soon' },
  {
    variant: 'offline',
    title: "You're offline",
    description: 'Some features may be limited until connection is restored.',
  },
  {
    variant: 'waiting',
    title: '2 rounds waiting to be proven',
    description: 'They are sent when you are back online. Your coins follow.',
  },
  {
    variant: 'update',
    title: 'New content available',
    description: 'Refresh to update the app with the latest content.',
    action: { label: 'Update', onClick: () => window.location.reload() },
    durationMs: Infinity,
  },
];

export function ToastParts() {
  return (
    <Card>
      <CardHeader title="Toasts" accent="gold" />
      <div className="flex flex-wrap gap-4">
        {SAMPLES.map((sample) => (
          <Button key={sample.title} size="small" onClick={() => toast(sample)}>
            {sample.variant ?? 'default'}
          </Button>
        ))}
      </div>
    </Card>
  );
}
