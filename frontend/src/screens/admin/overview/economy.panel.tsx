import type { UseQueryResult } from '@tanstack/react-query';
import type { AdminOverview } from '../../../api/types';
import type { ChartColour } from '../../../ui/charts/day-chart-frame';
import { ShareBar } from '../../../ui/charts/share-bar';
import { FigureList } from '../../../ui/figure-list';
import { OverviewPanel } from './overview.panel';

/** Name and colour of each source of coins. What begins with 'Store' is the Store Revenue together. */
const SOURCES: Record<string, { name: string; colour: ChartColour }> = {
  game: { name: 'Games', colour: 'slime' },
  racing: { name: 'Racing', colour: 'gold' },
  bonus: { name: 'Daily', colour: 'ion' },
  admin: { name: 'Admin', colour: 'plasma' },
  gift: { name: 'Gifts', colour: 'alarm' },
  store: { name: 'Store: cart', colour: 'ember' },
  avatar: { name: 'Store: avatar', colour: 'gold' },
  picture: { name: 'Store: pictures', colour: 'alarm' },
  void: { name: 'Voided', colour: 'silver' },
};

/** Coins earned and spent in thirty days, by source. */
export function EconomyPanel({ overview }: { overview: UseQueryResult<AdminOverview> }) {
  return (
    <OverviewPanel id="economy" title="Economy" accent="gold" query={overview} heightPx={260}>
      {({ earnedBySource, spentBySource, medianBalance }) => {
        const [earned, spent] = [sumOf(earnedBySource), sumOf(spentBySource)];
        return (
          <>
            <Side title="Earned" sum={earned} sources={earnedBySource} look="text-slime" />
            <Side title="Spent" sum={-spent} sources={spentBySource} look="text-alarm-text" />
            <FigureList
              className="sums seams overview-sums"
              figures={[
                ['Net', signed(earned - spent)],
                ['Median balance', medianBalance.toLocaleString('en-US')],
              ]}
            />
          </>
        );
      }}
    </OverviewPanel>
  );
}

interface SideProps {
  title: string;
  /** Negative for coins spent. */
  sum: number;
  sources: AdminOverview['earnedBySource'];
  /** Class of the sum. */
  look: string;
}

function Side({ title, sum, sources, look }: SideProps) {
  return (
    <>
      <p className="row apart economy__side">
        <b>{title}</b>
        <b className={look}>{signed(sum)}</b>
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
