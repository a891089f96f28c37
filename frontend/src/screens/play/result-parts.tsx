import Award from 'lucide-react/icons/award';
import ChevronsUp from 'lucide-react/icons/chevrons-up';
import Trophy from 'lucide-react/icons/trophy';
import { Fragment } from 'react';
import { pointsText } from '../../lib/place-text';
import { classNames } from '../../ui/class-names';
import { TimedScore } from '../../ui/timed-score';
import type { SummaryFigure } from '../../games/game-module';
import { FirstFlightLink } from '../../avatar/item-words';
import { NextPurchase } from './coin-row';
import type { EndedRound } from './ended-round';
import { nextTarget, rankText } from './next-target';
import type { OutcomeKind } from './outcome-kind';
import type { Play } from './play.hook';

/** Banner of a new high score. */
export function Ribbon() {
  return (
    <p className="over__ribbon">
      <span className="row gap-10">
        <Trophy size={20} aria-hidden="true" />
        New high score!
      </span>
    </p>
  );
}

/** By how much a record beats the old one; nothing where only the time was better. */
export function OldBest({ ended: { previousBest, round } }: { ended: EndedRound }) {
  if (previousBest === null || round.score <= previousBest.score) return null;
  const more = pointsText(round.score - previousBest.score);
  return <p className="over__old">{`${more} over your old ${previousBest.score.toLocaleString('en-US')}`}</p>;
}

/** What became of the round, in large letters; the ending of a place is smaller. */
export function Headline({ text }: { text: string }) {
  const [, place, ending] = /^(\d+)(\D\D)$/.exec(text) ?? [];
  if (place === undefined) {
    const words = text.split(' ').map((word, index) => (
      <Fragment key={index}>
        <span>{word}</span>{' '}
      </Fragment>
    ));
    return <p className="over__headline">{words}</p>;
  }
  return (
    <p className="over__headline over__hero">
      {place}
      <sup>{ending}</sup>
    </p>
  );
}

interface ScoreProps {
  ended: EndedRound;
  kind: OutcomeKind;
  score: number;
  /** True where the score is the large figure. */
  isHero: boolean;
  figures: readonly SummaryFigure[];
}

/** The score, the best and the game's figures. */
export function Score({ ended: { previousBest }, kind, score, isHero, figures }: ScoreProps) {
  return (
    <dl className="over__figures">
      <div>
        <dt>Score</dt>
        <dd className={classNames('figure', isHero && 'over__hero')}>{score.toLocaleString('en-US')}</dd>
      </div>
      {previousBest !== null && (kind !== 'record' || score <= previousBest.score) && (
        <div>
          <dt>{kind === 'record' ? 'Old best' : 'Your best'}</dt>
          <dd className="figure">
            <TimedScore {...previousBest} />
          </dd>
        </div>
      )}
      {figures.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className="figure">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface PartProps {
  play: Play;
  ended: EndedRound;
}

/** The one thing to aim for next, and the member's place on the board. */
export function Target({ play: { module, game, after }, ended, isBest }: PartProps & { isBest: boolean }) {
  const { before } = ended;
  // The place of before a record is no longer true.
  const known = after ?? (isBest ? undefined : before);
  const target = nextTarget(module, game, ended, isBest, known);
  if (target === null) return null;
  return (
    <div className="over__target row gap-16">
      <span className="over__target-icon center" aria-hidden="true">
        <ChevronsUp size={24} />
      </span>
      <div className="grow">
        <h3 className="breakable">{target}</h3>
        {known?.place && <p>{rankText(before?.place, known.place)}</p>}
      </div>
    </div>
  );
}

/** The next item to buy, or a new member's way back to the first flight. */
export function Purchase({ play: { user, verdict, after }, ended: { before } }: PartProps) {
  const known = after ?? before;
  if (known === undefined) return null;
  const { next, coinsPerRound } = known;
  if (user.isOnFirstFlight && !next?.isGoal) return <FirstFlightLink />;
  if (next === null) return null;
  const { balance, coins } = verdict ?? { balance: user.coins, coins: 0 };
  return <NextPurchase item={next} coins={balance} won={coins} coinsPerRound={coinsPerRound} />;
}

/** Names the badges that the round has earned. */
export function NewBadges({ play: { after }, ended: { before } }: PartProps) {
  const had = before?.badges.filter(({ earnedAt }) => earnedAt !== null).map(({ id }) => id);
  const earned = had && after?.badges.filter(({ id, earnedAt }) => earnedAt !== null && !had.includes(id));
  if (earned === undefined || earned.length === 0) return null;
  return (
    <p className="row gap-10 text-gold">
      <Award size={20} aria-hidden="true" />
      {`New ${earned.length === 1 ? 'badge' : 'badges'}: ${earned.map(({ name }) => name).join(', ')}`}
    </p>
  );
}
