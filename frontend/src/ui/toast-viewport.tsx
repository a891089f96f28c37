import Check from 'lucide-react/icons/check';
import Download from 'lucide-react/icons/download';
import Hourglass from 'lucide-react/icons/hourglass';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import WifiOff from 'lucide-react/icons/wifi-off';
import X from 'lucide-react/icons/x';
import { Toast } from 'radix-ui';
import { Button } from './button';
import { dismissToast, DISPLAY_MS, type ToastRecord, type ToastVariant } from './toast';
import { standClear } from './toast-place';
import './toast.css';

/** Distance after which a swipe closes the toast (§9). */
export const SWIPE_THRESHOLD_PX = 50;
/** Key that moves the focus to the toasts (§9). */
const HOTKEY = ['F8'];

const ICONS: Record<ToastVariant, typeof Check | undefined> = {
  default: undefined,
  success: Check,
  destructive: TriangleAlert,
  info: Info,
  offline: WifiOff,
  waiting: Hourglass,
  update: Download,
};

/** Renders the toasts of the store. Errors are announced at once, others when the screen reader is idle. */
export function ToastViewport({ records }: { records: readonly ToastRecord[] }) {
  return (
    <Toast.Provider
      duration={DISPLAY_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
      label="Notification"
    >
      {records.map((record) => (
        <ToastCard key={record.id} record={record} />
      ))}
      <Toast.Viewport className="toast-viewport" hotkey={HOTKEY} label="Notifications ({hotkey})" />
    </Toast.Provider>
  );
}

function ToastCard({ record }: { record: ToastRecord }) {
  const { id, title, description, variant, action, durationMs, isOpen } = record;
  const Icon = ICONS[variant];
  return (
    <Toast.Root
      ref={standClear}
      className={`card toast toast--${variant}`}
      type={variant === 'destructive' ? 'foreground' : 'background'}
      duration={durationMs}
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) dismissToast(id);
      }}
    >
      {Icon && <Icon className="toast__icon" size={24} aria-hidden="true" />}
      <div className="toast__copy grow">
        <Toast.Title className="toast__title">{title}</Toast.Title>
        {description && <Toast.Description className="toast__description">{description}</Toast.Description>}
        {action && (
          <Toast.Action altText={action.label} asChild>
            <Button variant="ion" size="small" onClick={action.onClick}>
              {action.label}
            </Button>
          </Toast.Action>
        )}
      </div>
      <Toast.Close className="toast__close icon-button" aria-label="Dismiss">
        <X size={18} aria-hidden="true" />
      </Toast.Close>
    </Toast.Root>
  );
}
