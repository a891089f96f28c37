import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { auditQuery, NO_AUDIT_FILTER } from '../../../api/admin-audit';
import type { AuditFilter } from '../../../api/admin-audit';
import type { AuditLine } from '../../../api/types';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Panel } from '../../../ui/panel';
import { momentText } from '../../../lib/time-labels';
import { Loaded } from '../shared/loaded';
import { AuditFilters } from './audit-filters';
import { AUDIT_ACTION_LABELS, detailsText } from './audit-labels';
import './audit.css';

/** Log of what admins did, newest first, with filters. */
export function AuditLog() {
  const [filter, setFilter] = useState<AuditFilter>(NO_AUDIT_FILTER);
  const log = useInfiniteQuery({ ...auditQuery(filter), placeholderData: keepPreviousData });
  const lines = log.data?.pages.flatMap((page) => page.lines) ?? [];
  const list = (
    <ul
      className="seams breakable audit__lines"
      aria-label="What administrators did"
      aria-busy={log.isPlaceholderData || undefined}
    >
      {lines.map((line) => (
        <Line key={line.id} line={line} />
      ))}
    </ul>
  );
  const empty =
    filter === NO_AUDIT_FILTER ? (
      <EmptyState title="Nothing yet">What administrators do is written down here.</EmptyState>
    ) : (
      <EmptyState title="Nothing was found">No administrator did anything like that.</EmptyState>
    );
  return (
    <Panel className="column gap-16 audit" id="audit-log" title="Audit Log" accent="plasma">
      <AuditFilters filter={filter} onChange={setFilter} />
      <Loaded query={log} skeleton={260} failure="The audit log could not be loaded.">
        {() => (lines.length === 0 ? empty : list)}
      </Loaded>
      {log.isError && log.data !== undefined && (
        <p role="alert" className="audit__failed meta text-ember-text">
          {log.isFetchNextPageError
            ? 'Earlier lines could not be loaded.'
            : 'The audit log could not be refreshed: there may be newer lines.'}
        </p>
      )}
      {log.hasNextPage && (
        <Button
          size="small"
          isPending={log.isFetchingNextPage}
          pendingLabel="Loading..."
          onClick={() => void log.fetchNextPage()}
        >
          Show earlier
        </Button>
      )}
    </Panel>
  );
}

function Line({ line }: { line: AuditLine }) {
  const details = detailsText(line);
  return (
    <li>
      <time dateTime={line.createdAt} className="meta">
        {momentText(line.createdAt)}
      </time>
      <div>
        <p>
          <b>{AUDIT_ACTION_LABELS[line.action]}</b>
          {line.about !== null && (
            <span>
              : <b>{line.about}</b>
            </span>
          )}{' '}
          <span className="meta">{`by ${line.admin}`}</span>
        </p>
        {details !== '' && <p className="meta">{details}</p>}
      </div>
    </li>
  );
}
