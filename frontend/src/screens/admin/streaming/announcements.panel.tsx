import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import {
  announcementNow,
  announcementsQuery,
  removeAnnouncement,
  saveAnnouncement,
} from '../../../api/admin-announcements';
import type { AdminAnnouncement, NewAnnouncement } from '../../../api/types';
import { momentText } from '../../../lib/time-labels';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { FailedNote } from '../../../ui/failed-note';
import { TextField } from '../../../ui/field';
import { TextAreaField } from '../../../ui/text-area-field';
import { EntryDialog } from '../editing/entry.dialog';
import type { RowDialogProps } from '../editing/entry.dialog';
import { useEntry } from '../editing/entry.hook';
import { momentOf, textOf } from '../editing/fields';
import { fieldMoment, momentIn, ownZone } from '../editing/moments';
import { BoxSkeleton } from '../shared/loaded';
import { ListPanel } from './list-panel';

/** The announcements of the home screen. */
export function AnnouncementsPanel() {
  const { data, isPending, isError, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(announcementsQuery);
  return (
    <ListPanel
      id="admin-announcements"
      title="Announcements"
      accent="plasma"
      one="an announcement"
      place="every home screen"
      maxRows={Infinity}
      rows={data?.pages.flatMap((page) => page.announcements) ?? []}
      nameOf={({ title }) => title}
      status={
        <>
          {isPending && <BoxSkeleton heightPx={128} />}
          {isError && (
            <FailedNote isRetrying={isFetching} onRetry={() => void refetch()}>
              The announcements could not be loaded.
            </FailedNote>
          )}
        </>
      }
      empty={
        data && (
          <EmptyState title="No announcements">What you write here stands on every home screen.</EmptyState>
        )
      }
      textOf={({ date, description }) => `${momentText(date)}: ${description}`}
      RowDialog={AnnouncementDialog}
    >
      {hasNextPage && (
        <Button size="small" isWide isPending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Older ones
        </Button>
      )}
    </ListPanel>
  );
}

/** In the form, `date` is the value of an input. */
type AnnouncementValues = Required<NewAnnouncement>;

const valuesOf = (saved: AnnouncementValues) => ({ ...saved, date: fieldMoment(saved.date) });
const blank = () => ({ title: '', description: '', date: new Date().toISOString() });

function AnnouncementDialog({ row, ...dialog }: RowDialogProps<AdminAnnouncement>) {
  const client = useQueryClient();
  const form = useForm<AnnouncementValues>({
    defaultValues: valuesOf(row ?? blank()),
    shouldUnregister: true,
  });
  const entry = useEntry(form, {
    entry: row,
    valuesOf,
    save: (values, known) =>
      saveAnnouncement(client, known, { ...values, date: momentIn(values.date) ?? '' }),
    remove: (known) => removeAnnouncement(client, known),
    reload: ({ id }) => announcementNow(client, id),
    onDone: dialog.onClose,
  });
  return (
    <EntryDialog entry={entry} {...dialog}>
      <TextField {...textOf(form, 'title', 'Title', 100)} />
      <TextAreaField rows={4} {...textOf(form, 'description', 'Text', 1000)} />
      <TextField
        hint={`The newest stands first. In your time zone: ${ownZone()}.`}
        {...momentOf(form, 'date', 'Date')}
      />
    </EntryDialog>
  );
}
