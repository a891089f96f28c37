import { useQueryClient } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import { useRef, useState } from 'react';
import { livestreamNow, saveRaceDetails } from '../../../api/admin-stream-content';
import type { RaceDetails } from '../../../api/types';
import { coinsText } from '../../../lib/coins-text';
import { Button } from '../../../ui/button';
import { NotKnown } from '../../../ui/not-known';
import { Card, CardHeader } from '../../../ui/card';
import type { EntryField } from '../editing/entry-field';
import { EntryDialog } from '../editing/entry.dialog';
import { ConflictError, isConflict } from '../editing/conflict';
import type { EntryValues } from '../editing/conflict';

const FIELDS: readonly EntryField[] = [
  { name: 'race', label: 'Race', kind: 'text', maxLength: 100, isOptional: true },
  { name: 'track', label: 'Track', kind: 'text', maxLength: 100, isOptional: true },
  {
    name: 'lap',
    label: 'Lap',
    kind: 'number',
    min: 1,
    max: 1000,
    isOptional: true,
    hint: 'Empty before the start.',
  },
  { name: 'laps', label: 'Laps', kind: 'number', min: 1, max: 1000 },
  { name: 'pods', label: 'Pods', kind: 'number', min: 1, max: 1000 },
  {
    name: 'fastestLap',
    label: 'Fastest lap',
    kind: 'text',
    isOptional: true,
    pattern: [/^\d{1,2}:\d{2}\.\d{1,3}$/, 'Minutes and seconds, such as 0:14.2'],
    hint: 'Such as 0:14.2',
  },
  { name: 'fastestLapBy', label: 'Driven by', kind: 'text', maxLength: 40, isOptional: true },
  { name: 'prizeCoins', label: 'Prize in coins', kind: 'number', min: 0, max: 1_000_000 },
];

/** The race details shown on the livestream screen. */
export function RacePanel({ details }: { details: RaceDetails }) {
  const [isOpen, setIsOpen] = useState(false);
  const { race, track, lap, laps, pods, fastestLap, fastestLapBy, prizeCoins } = details;
  const lines = [
    ['Race', race],
    ['Track', track],
    lap === null ? ['Laps', String(laps)] : ['Lap', `${lap} of ${laps}`],
    ['Pods', String(pods)],
    ['Fastest lap', [fastestLap, fastestLapBy].filter(Boolean).join(' ')],
    ['Prize', coinsText(prizeCoins)],
  ] as const;
  return (
    <Card aria-labelledby="admin-race">
      <CardHeader id="admin-race" title="Race Details" accent="ember">
        <Button size="square" aria-label="Edit the race details" onClick={() => setIsOpen(true)}>
          <Pencil size={18} aria-hidden="true" />
        </Button>
      </CardHeader>
      <dl className="streaming__race">
        {lines.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value === '' ? <NotKnown /> : value}</dd>
          </div>
        ))}
      </dl>
      {isOpen && <RaceDialog details={details} onClose={() => setIsOpen(false)} />}
    </Card>
  );
}

function RaceDialog({ details, onClose }: { details: RaceDetails; onClose: () => void }) {
  const client = useQueryClient();
  /** Details that the fields began with. Saving is a conflict if they have changed since. */
  const known = useRef(details);
  const save = async (values: EntryValues): Promise<void> => {
    const now = (await livestreamNow(client)).details;
    const serverVersion = now.details;
    if (JSON.stringify(valuesOf(serverVersion)) !== JSON.stringify(valuesOf(known.current))) {
      known.current = serverVersion;
      throw new ConflictError(valuesOf(serverVersion));
    }
    try {
      await saveRaceDetails(client, now.version, detailsIn(values));
    } catch (error) {
      // Another admin saved at the same moment.
      if (!isConflict(error)) throw error;
      known.current = (await livestreamNow(client)).details.details;
      throw new ConflictError(valuesOf(known.current));
    }
  };
  return (
    <EntryDialog
      title="Edit the race details"
      fields={FIELDS}
      initial={valuesOf(details)}
      save={save}
      onClose={onClose}
    />
  );
}

function valuesOf(details: RaceDetails): EntryValues {
  return Object.fromEntries(
    FIELDS.map(({ name }) => [name, String(details[name as keyof RaceDetails] ?? '')]),
  );
}

function detailsIn(values: EntryValues): RaceDetails {
  const text = (name: keyof RaceDetails): string => values[name]?.trim() ?? '';
  const orNull = (name: keyof RaceDetails): string | null => text(name) || null;
  return {
    race: text('race'),
    track: text('track'),
    lap: text('lap') === '' ? null : Number(text('lap')),
    laps: Number(text('laps')),
    pods: Number(text('pods')),
    fastestLap: orNull('fastestLap'),
    fastestLapBy: orNull('fastestLapBy'),
    prizeCoins: Number(text('prizeCoins')),
  };
}
