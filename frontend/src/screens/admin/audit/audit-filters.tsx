import { useRef, useState } from 'react';
import { NO_AUDIT_FILTER } from '../../../api/admin-audit';
import type { AuditFilter } from '../../../api/admin-audit';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/field';
import { SelectField } from '../../../ui/select-field';
import { AUDIT_ACTION_LABELS } from './audit-labels';

const ACTIONS = [['', 'All actions'] as const, ...Object.entries(AUDIT_ACTION_LABELS)];
const MAX_NAME_LENGTH = 40;

interface AuditFiltersProps {
  filter: AuditFilter;
  onChange: (filter: AuditFilter) => void;
}

/** Filters by admin, user, action and days. Names are searched on Enter or Show, not while typing. */
export function AuditFilters({ filter, onChange }: AuditFiltersProps) {
  const { control, lastDay, validationError, show, clear } = useDraft(filter, onChange);
  return (
    <form
      className="audit__filters"
      role="search"
      aria-label="Audit log"
      onSubmit={(event) => {
        event.preventDefault();
        show();
      }}
    >
      <TextField label="Admin" maxLength={MAX_NAME_LENGTH} {...control('admin')} />
      <TextField label="About user" maxLength={MAX_NAME_LENGTH} {...control('about')} />
      <SelectField label="Action" options={ACTIONS} {...control('action')} />
      <TextField label="From" type="date" {...control('fromDay')} />
      <TextField ref={lastDay} label="To" type="date" error={validationError} {...control('toDay')} />
      <div className="row gap-8 audit__buttons">
        <Button type="submit" size="small" variant="ion">
          Show
        </Button>
        <Button size="small" onClick={clear}>
          Clear
        </Button>
      </div>
    </form>
  );
}

/** Holds the field values until they are submitted. Rejects a last day before the first day. */
function useDraft(filter: AuditFilter, onChange: (filter: AuditFilter) => void) {
  const [draft, setDraft] = useState(filter);
  const [hasTried, setHasTried] = useState(false);
  const lastDay = useRef<HTMLInputElement>(null);
  const isBackwards = draft.fromDay !== '' && draft.toDay !== '' && draft.toDay < draft.fromDay;
  const show = (): void => {
    setHasTried(isBackwards);
    if (isBackwards) lastDay.current?.focus();
    else onChange({ ...draft, admin: draft.admin.trim(), about: draft.about.trim() });
  };
  const clear = (): void => {
    setDraft(NO_AUDIT_FILTER);
    setHasTried(false);
    onChange(NO_AUDIT_FILTER);
  };
  return {
    control: (name: keyof AuditFilter) => ({
      value: draft[name],
      onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [name]: target.value }),
    }),
    lastDay,
    validationError: hasTried && isBackwards ? 'This is before the first day' : undefined,
    show,
    clear,
  };
}
