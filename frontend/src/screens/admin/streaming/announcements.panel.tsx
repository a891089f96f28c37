import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { useRef, useState } from 'react';
import { announcementsQuery, removeAnnouncement, saveAnnouncement } from '../../../api/admin-announcements';
import type { AdminAnnouncement } from '../../../api/types';
import { momentText } from '../../../lib/time-labels';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { FailedNote } from '../../../ui/failed-note';
import { Card, CardHeader } from '../../../ui/card';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton';
import type { EntryField } from '../editing/entry-field';
import { EntryDialog } from '../editing/entry.dialog';
import { fieldMoment, momentIn, ownZone } from '../editing/moments';
import { ConflictError, isConflict } from '../editing/conflict';
import type { EntryValues } from '../editing/conflict';

const FIELDS: readonly EntryField[] = [
  { name: 'title', label: 'Title', kind: 'text', maxLength: 100 },
  { name: 'description', label: 'Text', kind: 'area', maxLength: 1000 },
  {
    name: 'date',
    label: 'Date',
    kind: 'moment',
    hint: `The newest stands first. In your time zone: ${ownZone()}.`,
  },
];

/** The announcements of the home screen. */
export function AnnouncementsPanel() {
  const { data, isPending, isError, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(announcementsQuery);
  const [edited, setEdited] = useState<{ announcement: AdminAnnouncement | null } | null>(null);
  const announcements = data?.pages.flatMap((page) => page.announcements) ?? [];
  return (
    <Card aria-labelledby="admin-announcements">
      <CardHeader id="admin-announcements" title="Announcements" accent="plasma">
        <Button
          size="square"
          aria-label="Add an announcement"
          onClick={() => setEdited({ announcement: null })}
        >
          <Plus size={20} aria-hidden="true" />
        </Button>
      </CardHeader>
      {isPending && (
        <SkeletonGroup>
          <Skeleton width="100%" height={128} />
        </SkeletonGroup>
      )}
      {isError && (
        <FailedNote isRetrying={isFetching} onRetry={() => void refetch()}>
          The announcements could not be loaded.
        </FailedNote>
      )}
      {data && announcements.length === 0 && (
        <EmptyState title="No announcements">What you write here stands on every home screen.</EmptyState>
      )}
      <ul className="rows">
        {announcements.map((announcement) => (
          <li key={announcement.id} className="entry-row">
            <div className="entry-row__text">
              <b>{announcement.title}</b>
              <span className="meta">{`${momentText(announcement.date)}: ${announcement.description}`}</span>
            </div>
            <Button
              size="square"
              aria-label={`Edit ${announcement.title}`}
              onClick={() => setEdited({ announcement })}
            >
              <Pencil size={18} aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button size="small" isWide isPending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Older ones
        </Button>
      )}
      {edited && <AnnouncementDialog announcement={edited.announcement} onClose={() => setEdited(null)} />}
    </Card>
  );
}

interface AnnouncementDialogProps {
  /** Null for a new announcement. */
  announcement: AdminAnnouncement | null;
  onClose: () => void;
}

function AnnouncementDialog({ announcement, onClose }: AnnouncementDialogProps) {
  const client = useQueryClient();
  /** Last known state of the announcement; null once it is gone. */
  const known = useRef(announcement);
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      if (!isConflict(error)) throw error;
      const { pages } = await client.infiniteQuery(announcementsQuery);
      const id = known.current?.id;
      known.current = pages.flatMap((page) => page.announcements).find((each) => each.id === id) ?? null;
      throw new ConflictError(known.current && valuesOf(known.current));
    }
  };
  return (
    <EntryDialog
      title={announcement === null ? 'Add an announcement' : `Edit ${announcement.title}`}
      fields={FIELDS}
      initial={announcement === null ? blank() : valuesOf(announcement)}
      save={(values) => attempt(() => saveAnnouncement(client, known.current, announcementIn(values)))}
      remove={
        announcement === null
          ? undefined
          : {
              question: `${announcement.title} disappears from every home screen.`,
              work: () => attempt(() => removeAnnouncement(client, known.current ?? announcement)),
            }
      }
      onClose={onClose}
    />
  );
}

const blank = (): EntryValues => ({
  title: '',
  description: '',
  date: fieldMoment(new Date().toISOString()),
});

const valuesOf = ({ title, description, date }: AdminAnnouncement): EntryValues => ({
  title,
  description,
  date: fieldMoment(date),
});

function announcementIn({ title = '', description = '', date = '' }: EntryValues) {
  return { title: title.trim(), description: description.trim(), date: momentIn(date) ?? '' };
}
