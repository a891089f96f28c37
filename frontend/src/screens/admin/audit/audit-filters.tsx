import { useState } from 'react';
import { NO_AUDIT_FILTER } from '../../../api/admin-audit';
import type { AuditFilter } from '../../../api/admin-audit';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/field';
import { SelectField } from '../../../ui/select-field';
import { AUDIT_ACTION_LABELS } from './audit-words';

const ACTIONS = [['', 'All actions'] as const, ...Object.entries(AUDIT_ACTION_LABELS)];
const LONGEST_NAME = 40;

interface AuditFiltersProps {
  filter: AuditFilter;
  onChange: (filter: AuditFilter) => void;
}

/** Who did it, to whom, what, and on which days (UTC). Names are looked up when they are whole: by Enter or Show. */
export function AuditFilters({ filter, onChange }: AuditFiltersProps) {
  const [draft, setDraft] = useState(filter);
  const set = (changes: Partial<AuditFilter>): void => setDraft({ ...draft, ...changes });
  return (
    <form
      className="audit__filters"
      role="search"
      aria-label="Audit log"
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ ...draft, admin: draft.admin.trim(), about: draft.about.trim() });
      }}
    >
      <TextField
        label="Admin"
        maxLength={LONGEST_NAME}
        value={draft.admin}
        onChange={({ target }) => set({ admin: target.value })}
      />
      <TextField
        label="About user"
        maxLength={LONGEST_NAME}
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
        label="To"
        type="date"
        value={draft.toDay}
        onChange={({ target }) => set({ toDay: target.value })}
      />
      <div className="audit__buttons">
        <Button type="submit" size="small" variant="ion">
          Show
        </Button>
        <Button
          size="small"
          onClick={() => {
            setDraft(NO_AUDIT_FILTER);
            onChange(NO_AUDIT_FILTER);
          }}
        >
          Clear
        </Button>
      </div>
    </form>
  );
}
