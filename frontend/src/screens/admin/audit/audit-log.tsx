import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { auditQuery, NO_AUDIT_FILTER } from '../../../api/admin-audit';
import type { AuditFilter } from '../../../api/admin-audit';
import type { AuditLine } from '../../../api/types';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { FailedPanel } from '../../../ui/failed-panel';
import { Card, CardHeader } from '../../../ui/card';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton';
import { momentText } from '../../../lib/time-labels';
import { AuditFilters } from './audit-filters';
import { AUDIT_ACTION_LABELS, detailsText } from './audit-labels';
import './audit.css';

/** Log of what admins did, newest first, with filters. */
export function AuditLog() {
  const [filter, setFilter] = useState<AuditFilter>(NO_AUDIT_FILTER);
  const log = useInfiniteQuery({ ...auditQuery(filter), placeholderData: keepPreviousData });
  const lines = log.data?.pages.flatMap((page) => page.lines) ?? [];
  return (
    <Card className="audit" aria-labelledby="audit-log">
      <CardHeader id="audit-log" title="Audit Log" accent="plasma" />
      <AuditFilters filter={filter} onChange={setFilter} />
      {log.isPending ? (
        <SkeletonGroup>
          <Skeleton width="100%" height={260} />
        </SkeletonGroup>
      ) : log.data === undefined ? (
        <FailedPanel
          sentence="The audit log could not be loaded."
          isRetrying={log.isFetching}
          onRetry={() => void log.refetch()}
        />
      ) : lines.length === 0 ? (
        <EmptyState title={filter === NO_AUDIT_FILTER ? 'Nothing yet' : 'Nothing was found'}>
          {filter === NO_AUDIT_FILTER
            ? 'What administrators do is written down here.'
            : 'No administrator did anything like that.'}
        </EmptyState>
      ) : (
        <ul
          className="audit__lines"
          aria-label="What administrators did"
          aria-busy={log.isPlaceholderData || undefined}
        >
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ul>
      )}
      {log.isError && log.data !== undefined && (
        <p role="alert" className="audit__failed meta">
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
    </Card>
  );
}

function Line({ line }: { line: AuditLine }) {
  const details = detailsText(line);
  return (
    <li>
      <time dateTime={line.createdAt} className="meta">
        {momentText(line.createdAt)}
      </time>
      <p>
        <b>{AUDIT_ACTION_LABELS[line.action]}</b>
        {line.about !== null && (
          <>
            : <b>{line.about}</b>
          </>
        )}{' '}
        <span className="meta">{`by ${line.admin}`}</span>
        {details !== '' && <span className="audit__details meta">{details}</span>}
      </p>
    </li>
  );
}
