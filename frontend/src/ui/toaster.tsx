import { useEffect, useState, type ComponentType } from 'react';
import { useToasts, type ToastRecord } from './toast';

type Viewport = ComponentType<{ records: readonly ToastRecord[] }>;

/**
 * Place of the toasts; once per page. The drawing part is loaded with the first toast (it would be a third of what
 * the first screen may weigh); should that fail, the next toast tries again.
 */
export function Toaster() {
  const records = useToasts();
  const [ToastViewport, setToastViewport] = useState<Viewport>();
  const newestId = records[0]?.id;
  useEffect(() => {
    if (newestId === undefined || ToastViewport) return undefined;
    let isWanted = true;
    const keep = (module: { ToastViewport: Viewport }) => {
      if (isWanted) setToastViewport(() => module.ToastViewport);
    };
    import('./toast-viewport').then(keep, () => undefined);
    return () => {
      isWanted = false;
    };
  }, [newestId, ToastViewport]);
  return ToastViewport && <ToastViewport records={records} />;
}
