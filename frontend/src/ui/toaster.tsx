import { useEffect, useState, type ComponentType } from 'react';
import { whenLoaded } from '../lib/when-loaded';
import { useToasts, type ToastRecord } from './toast';

type Viewport = ComponentType<{ records: readonly ToastRecord[] }>;

/**
 * Container of the toasts, once per page. The viewport is loaded with the first toast, because it would be a
 * third of the first screen's size budget; if loading fails, the next toast tries again.
 */
export function Toaster() {
  const records = useToasts();
  const [ToastViewport, setToastViewport] = useState<Viewport>();
  const newestId = records[0]?.id;
  useEffect(() => {
    if (newestId === undefined || ToastViewport) return undefined;
    return whenLoaded(import('./toast-viewport'), (module) => setToastViewport(() => module.ToastViewport));
  }, [newestId, ToastViewport]);
  return ToastViewport && <ToastViewport records={records} />;
}
