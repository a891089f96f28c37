import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button, type ButtonVariant } from './button';
import { classNames } from './class-names';
import { useJustOpened } from './just-opened.hook';
import { useReturnFocus } from './return-focus.hook';
import { ScrollLock } from './scroll-lock';

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
  const { isOpen, onOpenChange, title, description, confirmLabel, variant = 'danger', onConfirm } = props;
  const returnFocus = useReturnFocus();
  const justOpened = useJustOpened(isOpen);
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <ScrollLock />
        <div className="scrim">
          <AlertDialog.Content
            className={classNames('card card--floating dialog', justOpened)}
            aria-modal="true"
            {...returnFocus}
          >
            <AlertDialog.Title className="dialog__title">{title}</AlertDialog.Title>
            <AlertDialog.Description className="dialog__description">{description}</AlertDialog.Description>
            <div className="dialog__actions">
              <AlertDialog.Cancel asChild>
                <Button size="small">Cancel</Button>
              </AlertDialog.Cancel>
              <Button
                size="small"
                variant={variant}
                isPending={props.isPending}
                pendingLabel={props.pendingLabel}
                onClick={onConfirm}
              >
                {confirmLabel}
              </Button>
            </div>
          </AlertDialog.Content>
        </div>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
