import type { GameId, GameRules } from 'game-scenes/rules';
import { GAMES } from 'game-scenes/rules';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { GameStats } from '../../api/types';
import { gamePath } from '../../session/paths';
import { Figure } from '../../ui/figure';
import { GameCard, PlayNow } from '../../ui/game-card';
import { GameCover } from '../../ui/game-cover';
import { NotKnown } from '../../ui/not-known';
import { Skeleton } from '../../ui/skeleton';
import { TimedScore } from '../../ui/timed-score';

interface HubCardProps {
  id: GameId;
  /** The member's records in all games. */
  stats: UseQueryResult<GameStats[]>;
}

/** A game of the hub: description, the member's record and the link to play (§2). */
export function HubCard({ id, stats }: HubCardProps) {
  const game: GameRules = GAMES[id];
  const titleId = `game-${id}`;
  const path = gamePath(id);
  // A large pointer target; keyboard and screen reader users have the link below.
  const cover = (
    <Link
      className="game-card__cover cut-picture cut-picture--top"
      to={path}
      tabIndex={-1}
      aria-hidden="true"
    >
      <GameCover game={id} />
    </Link>
  );
  return (
    <GameCard cover={cover} isNew={game.isNew} className="hub-card" aria-labelledby={titleId}>
      <h2 id={titleId}>{game.name}</h2>
      <p>{game.description}</p>
      <div className="hub-card__footer row wrap apart gap-14">
        <RecordPart gameName={game.name} stats={stats} />
        <PlayNow to={path} name={game.name} />
      </div>
    </GameCard>
  );
}

/** The member's best score and number of rounds. */
function RecordPart({
  gameName,
  stats: { data, isPending },
}: {
  gameName: string;
  stats: HubCardProps['stats'];
}) {
  if (isPending) {
    return (
      <div className="hub-card__record row" aria-hidden="true">
        <Skeleton width={76} height={40} />
        <Skeleton width={92} height={40} />
      </div>
    );
  }
  const record = data?.find((each) => each.gameName === gameName);
  if (data && !record) return <p className="hub-card__record meta row">No runs yet</p>;
  const { highScore = null, bestTicks = null, timesPlayed } = record ?? {};
  return (
    <dl className="hub-card__record row">
      <Figure term="High Score" className="figure">
        {highScore !== null ? (
          <TimedScore score={highScore} ticks={bestTicks} />
        ) : record ? (
          '–'
        ) : (
          <NotKnown />
        )}
      </Figure>
      <Figure term="Times Played" className="figure">
        {/* §2: counts as played once if the record does not say. */}
        {record ? (timesPlayed || 1).toLocaleString('en-US') : <NotKnown />}
      </Figure>
    </dl>
  );
}
