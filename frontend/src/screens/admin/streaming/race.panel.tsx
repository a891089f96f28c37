import { useQueryClient } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { livestreamNow, saveRaceDetails } from '../../../api/admin-livestream-lists';
import type { AdminLivestream, RaceDetails } from '../../../api/types';
import { coinsText } from '../../../lib/coins-text';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { TextField } from '../../../ui/field';
import { FigureList } from '../../../ui/figure-list';
import { Panel } from '../../../ui/panel';
import { SampleBadge } from '../../../ui/sample-badge';
import { EntryDialog } from '../editing/entry.dialog';
import { useEntry } from '../editing/entry.hook';
import { numberOf, OPTIONAL, textOf } from '../editing/fields';

const LAP_TIME = { value: /^\d{1,2}:\d{2}\.\d{1,3}$/, message: 'Minutes and seconds, such as 0:14.2' };

/** The race details shown on the livestream screen. */
export function RacePanel({ entry }: { entry: AdminLivestream['details'] }) {
  const [isOpen, setIsOpen] = useState(false);
  const edit = (
    <Button size="square" aria-label="Edit the race details" onClick={() => setIsOpen(true)}>
      <Pencil size={18} aria-hidden="true" />
    </Button>
  );
  return (
    <Panel id="admin-race" title="Race Details" accent="ember" aside={edit}>
      <SampleBadge isSample={entry.isSample} />
      {entry.details ? (
        <FigureList className="figures streaming__race" figures={figuresOf(entry.details)} />
      ) : (
        <EmptyState title="No race">What you write here stands on the livestream&apos;s page.</EmptyState>
      )}
      {isOpen && <RaceDialog entry={entry} onClose={() => setIsOpen(false)} />}
    </Panel>
  );
}

function figuresOf(details: RaceDetails): readonly (readonly [term: string, value: ReactNode])[] {
  const { race, track, lap, laps, pods, fastestLap, fastestLapBy, prizeCoins } = details;
  return [
    ['Race', race],
    ['Track', track],
    lap === null ? ['Laps', laps] : ['Lap', `${lap} of ${laps}`],
    ['Pods', pods],
    ['Fastest lap', [fastestLap, fastestLapBy].filter(Boolean).join(' ')],
    ['Prize', coinsText(prizeCoins)],
  ];
}

/** What the form begins with when there is no race. */
const BLANK: RaceDetails = {
  ...{ race: '', track: '', lap: null, laps: 3, pods: 4 },
  ...{ fastestLap: null, fastestLapBy: null, prizeCoins: 0 },
};

function RaceDialog({ entry: race, onClose }: { entry: AdminLivestream['details']; onClose: () => void }) {
  const client = useQueryClient();
  const form = useForm<RaceDetails>({ defaultValues: { ...(race.details ?? BLANK) } });
  const entry = useEntry(form, {
    entry: race,
    valuesOf: ({ details }) => details ?? BLANK,
    save: (values, known) => saveRaceDetails(client, (known ?? race).version, values),
    reload: async () => (await livestreamNow(client)).details,
    onDone: onClose,
  });
  const lapRules = { ...OPTIONAL, pattern: LAP_TIME };
  return (
    <EntryDialog title="Edit the race details" entry={entry} onClose={onClose}>
      <TextField {...textOf(form, 'race', 'Race (optional)', 100, { required: false })} />
      <TextField {...textOf(form, 'track', 'Track (optional)', 100, { required: false })} />
      <TextField
        hint="Empty before the start."
        {...numberOf(form, 'lap', 'Lap (optional)', [1, 1000], false)}
      />
      <TextField {...numberOf(form, 'laps', 'Laps', [1, 1000])} />
      <TextField {...numberOf(form, 'pods', 'Pods', [1, 1000])} />
      <TextField
        hint="Such as 0:14.2"
        {...textOf(form, 'fastestLap', 'Fastest lap (optional)', undefined, lapRules)}
      />
      <TextField {...textOf(form, 'fastestLapBy', 'Driven by (optional)', 40, OPTIONAL)} />
      <TextField {...numberOf(form, 'prizeCoins', 'Prize in coins', [0, 1_000_000])} />
    </EntryDialog>
  );
}
