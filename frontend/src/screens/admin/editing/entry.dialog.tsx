import Trash from 'lucide-react/icons/trash-2';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Dialog } from '../../../ui/dialog';
import { EntryControl } from './entry-control';
import type { EntryField } from './entry-field';
import { keepUnsavedInput } from './keep-unsaved-input';
import { ConflictNotice } from './conflict-notice';
import { ConflictError } from './conflict';
import type { EntryValues } from './conflict';
import { useSaveForm } from './save-form.hook';
import './editing.css';

export interface EntryDialogProps {
  title: string;
  fields: readonly EntryField[];
  initial: EntryValues;
  /** Throws `ConflictError` when another admin has saved first. The next call starts from their version. */
  save: (values: EntryValues) => Promise<unknown>;
  /** Throws like `save`. */
  remove?: { question: string; work: () => Promise<unknown> } | undefined;
  /** Validates the content below the fields before anything is sent, and shows its own error. */
  check?: () => boolean;
  onClose: () => void;
  /** Content below the fields. */
  children?: ReactNode;
}

/** Dialog that adds, changes or removes one entry of a list. It stays open until the response arrives. */
export function EntryDialog(props: EntryDialogProps) {
  const { title, fields, remove, onClose, children } = props;
  const [isAsked, setIsAsked] = useState(false);
  const { form, saving, removal, refusal, take } = useEntry(props);
  const serverVersion = refusal?.serverVersion;
  const isPending = saving.isPending || removal.isPending;
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && !isPending && onClose()} title={title}>
      <form noValidate className="entry-form" onSubmit={saving.submit}>
        {refusal && (
          <ConflictNotice
            isRemoval={refusal.isRemoval}
            onShowServerVersion={serverVersion ? () => take(serverVersion) : undefined}
          />
        )}
        {fields.map((field) => (
          <EntryControl key={field.name} form={form} field={field} />
        ))}
        {children}
        <EntryActions
          isPending={isPending}
          isSaving={saving.isPending}
          onRemove={remove && (() => setIsAsked(true))}
          onCancel={onClose}
        />
      </form>
      {remove && (
        <ConfirmDialog
          isOpen={isAsked}
          onOpenChange={(isOpen) => !isPending && setIsAsked(isOpen)}
          title="Remove it?"
          description={remove.question}
          confirmLabel="Remove"
          isPending={removal.isPending}
          pendingLabel="Removing..."
          onConfirm={() => removal.begin(form.getValues(), () => setIsAsked(false))}
        />
      )}
    </Dialog>
  );
}

interface EntryActionsProps {
  /** While a request is pending, no other one is sent and the dialog stays open. */
  isPending: boolean;
  isSaving: boolean;
  onRemove: (() => void) | undefined;
  onCancel: () => void;
}

function EntryActions({ isPending, isSaving, onRemove, onCancel }: EntryActionsProps) {
  // aria-disabled, not disabled: the button may have the focus.
  const unlessPending = (work: () => void) => ({
    'aria-disabled': isPending || undefined,
    onClick: () => {
      if (!isPending) work();
    },
  });
  return (
    <div className="entry-form__actions">
      {onRemove && (
        <Button variant="danger" size="small" {...unlessPending(onRemove)}>
          <Trash size={18} aria-hidden="true" />
          Remove
        </Button>
      )}
      <Button size="small" {...unlessPending(onCancel)}>
        Cancel
      </Button>
      <Button type="submit" variant="go" size="small" isPending={isSaving} pendingLabel="Saving...">
        Save
      </Button>
    </div>
  );
}

/** Result of the last attempt, when another admin has saved first. */
interface Refusal {
  isRemoval: boolean;
  serverVersion: EntryValues | null;
}

function useEntry({ initial, save, remove, check, onClose }: EntryDialogProps) {
  const form = useForm<EntryValues>({ defaultValues: initial });
  /** Values of the fields before anything was typed; the server version after a conflict. */
  const began = useRef(initial);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const attempt = async (isRemoval: boolean, work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      if (error instanceof ConflictError) {
        const { serverVersion } = error;
        if (serverVersion) keepUnsavedInput(form, began.current, serverVersion);
        began.current = serverVersion ?? began.current;
        setRefusal({ isRemoval, serverVersion });
      }
      throw error;
    }
  };
  const saving = useSaveForm(form, (values) => attempt(false, () => save(values)), onClose, 'Saved', check);
  const removal = useSaveForm(form, () => attempt(true, async () => remove?.work()), onClose, 'Removed');
  const take = (serverVersion: EntryValues): void => {
    saving.take(serverVersion);
    setRefusal(null);
  };
  return { form, saving, removal, refusal, take };
}
