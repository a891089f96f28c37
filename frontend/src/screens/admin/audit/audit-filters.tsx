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
  const { draft, set, lastDay, validationError, show, clear } = useDraft(filter, onChange);
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
      <TextField
        label="Admin"
        maxLength={MAX_NAME_LENGTH}
        value={draft.admin}
        onChange={({ target }) => set({ admin: target.value })}
      />
      <TextField
        label="About user"
        maxLength={MAX_NAME_LENGTH}
        value={draft.about}
        onChange={({ target }) => set({ about: target.value })}
      />
      <SelectField
        label="Action"
        options={ACTIONS}
        value={draft.action}
        onChange={({ target }) => set({ action: target.value as AuditFilter['action'] })}
      />
      <TextField
        label="From"
        type="date"
        value={draft.fromDay}
        onChange={({ target }) => set({ fromDay: target.value })}
      />
      <TextField
        ref={lastDay}
        label="To"
        type="date"
        error={validationError}
        value={draft.toDay}
        onChange={({ target }) => set({ toDay: target.value })}
      />
      <div className="audit__buttons">
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
    draft,
    set: (changes: Partial<AuditFilter>) => setDraft({ ...draft, ...changes }),
    lastDay,
    validationError: hasTried && isBackwards ? 'This is before the first day' : undefined,
    show,
    clear,
  };
}
