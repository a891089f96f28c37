import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Dialog } from '../../../ui/dialog';
import { ConflictNotice } from './conflict-notice';
import type { EntryState } from './entry.hook';

/** What a dialog is told by the list that opens it. */
export interface RowDialogProps<Row> {
  /** Null for a new row. */
  row: Row | null;
  title: string;
  /** What a removal means; undefined if the entry cannot be removed. */
  question?: string | undefined;
  onClose: () => void;
}

interface EntryDialogProps extends Omit<RowDialogProps<never>, 'row'> {
  entry: EntryState;
  /** The fields. */
  children: ReactNode;
}

/** Dialog that adds, changes or removes one entry. It stays open until the response arrives. */
export function EntryDialog({ title, entry, question, onClose, children }: EntryDialogProps) {
  const [isAsked, setIsAsked] = useState(false);
  const { isPending, isSaving } = entry;
  const canRemove = question !== undefined && entry.isKnown;
  // aria-disabled, not disabled: the button may have the focus.
  const unlessPending = (work: () => void) => ({
    'aria-disabled': isPending || undefined,
    onClick: () => {
      if (!isPending) work();
    },
  });
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && !isPending && onClose()} title={title}>
      <form noValidate className="column entry-form" onSubmit={entry.submit}>
        {entry.refused && <ConflictNotice entry={entry} />}
        {children}
        <div className="dialog__actions">
          {canRemove && (
            <Button variant="danger" size="small" {...unlessPending(() => setIsAsked(true))}>
              <Trash size={18} aria-hidden="true" />
              Remove
            </Button>
          )}
          <Button size="small" {...unlessPending(onClose)}>
            Cancel
          </Button>
          <Button type="submit" variant="go" size="small" isPending={isSaving} pendingLabel="Saving...">
            Save
          </Button>
        </div>
      </form>
      {canRemove && (
        <ConfirmDialog
          isOpen={isAsked}
          onOpenChange={(isOpen) => !isPending && setIsAsked(isOpen)}
          title="Remove it?"
          description={question}
          confirmLabel="Remove"
          isPending={isPending && !isSaving}
          pendingLabel="Removing..."
          onConfirm={() => entry.remove(() => setIsAsked(false))}
        />
      )}
    </Dialog>
  );
}
