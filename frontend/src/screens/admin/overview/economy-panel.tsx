import type { UseQueryResult } from '@tanstack/react-query';
import type { AdminOverview } from '../../../api/types';
import type { ChartColour } from '../../../ui/charts/day-chart-frame';
import { ShareBar } from '../../../ui/charts/share-bar';
import { Card, CardHeader } from '../../../ui/card';
import { OverviewPart } from './overview-part';

/** Name and colour of each source of coins. */
const SOURCES: Record<string, { name: string; colour: ChartColour }> = {
  game: { name: 'Games', colour: 'slime' },
  racing: { name: 'Racing', colour: 'gold' },
  bonus: { name: 'Daily', colour: 'ion' },
  admin: { name: 'Admin', colour: 'plasma' },
  gift: { name: 'Gifts', colour: 'alarm' },
  store: { name: 'Store', colour: 'ember' },
  avatar: { name: 'Avatar', colour: 'gold' },
  picture: { name: 'Pictures', colour: 'alarm' },
  void: { name: 'Voided', colour: 'silver' },
};

/** Coins earned and spent in thirty days, by source. */
export function EconomyPanel({ overview }: { overview: UseQueryResult<AdminOverview> }) {
  return (
    <Card aria-labelledby="economy" aria-busy={overview.isPending} className="economy">
      <CardHeader id="economy" title="Economy" accent="gold">
        <span className="meta">30 days</span>
      </CardHeader>
      <OverviewPart query={overview} heightPx={260}>
        {({ earnedBySource, spentBySource, medianBalance }) => {
          const [earned, spent] = [sumOf(earnedBySource), sumOf(spentBySource)];
          return (
            <>
              <Side title="Earned" sum={earned} sources={earnedBySource} sign="+" />
              <Side title="Spent" sum={spent} sources={spentBySource} sign="−" />
              <dl className="economy__sums">
                <div>
                  <dt>Net</dt>
                  <dd>{signed(earned - spent)}</dd>
                </div>
                <div>
                  <dt>Median balance</dt>
                  <dd>{medianBalance.toLocaleString('en-US')}</dd>
                </div>
              </dl>
            </>
          );
        }}
      </OverviewPart>
    </Card>
  );
}

interface SideProps {
  title: string;
  sum: number;
  sources: AdminOverview['earnedBySource'];
  sign: string;
}

function Side({ title, sum, sources, sign }: SideProps) {
  return (
    <>
      <p className={`economy__side economy__side--${title.toLowerCase()}`}>
        <b>{title}</b>
        <b>{sum === 0 ? '0' : `${sign}${sum.toLocaleString('en-US')}`}</b>
      </p>
      {sum === 0 ? (
        <p className="meta">No coins in these days.</p>
      ) : (
        <ShareBar label={`${title}, by source`} shares={sources.map(shareOf)} />
      )}
    </>
  );
}

function shareOf({ source, coins }: AdminOverview['earnedBySource'][number]) {
  const { name, colour } = SOURCES[source] ?? { name: source, colour: 'silver' as const };
  return { name, colour, value: coins };
}

const sumOf = (sources: AdminOverview['earnedBySource']): number =>
  sources.reduce((sum, { coins }) => sum + coins, 0);

function signed(value: number): string {
  const text = Math.abs(value).toLocaleString('en-US');
  if (value === 0) return text;
  return value > 0 ? `+${text}` : `−${text}`;
}
