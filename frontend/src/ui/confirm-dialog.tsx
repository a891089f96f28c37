import type { ReactNode } from 'react';
import { Button, type ButtonVariant } from './button';
import { Dialog } from './dialog';

export interface ConfirmDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  /** The verb of the action, e.g. `Delete User`. */
  confirmLabel: string;
  variant?: ButtonVariant;
  /** Does not close the dialog: the caller does, when the action has finished. */
  onConfirm: () => void;
  isPending?: boolean;
  pendingLabel?: string;
}

/** Asks before something that cannot be undone. The focus starts on Cancel; a click outside is ignored. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { confirmLabel, variant = 'danger', onConfirm, isPending, pendingLabel, ...dialog } = props;
  return (
    <Dialog {...dialog} isQuestion>
      <div className="dialog__actions">
        <Button size="small" onClick={() => dialog.onOpenChange(false)}>
          Cancel
        </Button>
        <Button
          size="small"
          variant={variant}
          isPending={isPending}
          pendingLabel={pendingLabel}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
