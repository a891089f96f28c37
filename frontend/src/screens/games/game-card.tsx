import type { GameId, GameRules } from 'game-scenes/rules';
import { GAMES } from 'game-scenes/rules';
import Play from 'lucide-react/icons/play';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { GameStats } from '../../api/types';
import { gamePath } from '../../session/paths';
import { Badge } from '../../ui/badge';
import { ButtonLink } from '../../ui/button';
import { Figure } from '../../ui/figure';
import { GameCover } from '../../ui/game-cover';
import { NotKnown } from '../../ui/not-known';
import { Card } from '../../ui/card';
import { Skeleton } from '../../ui/skeleton';
import { TimedScore } from '../../ui/timed-score';

interface GameCardProps {
  id: GameId;
  /** The member's records in all games. */
  stats: UseQueryResult<GameStats[]>;
}

/** A game of the hub: description, the member's record and the link to play (§2). */
export function GameCard({ id, stats }: GameCardProps) {
  const game: GameRules = GAMES[id];
  const titleId = `game-${id}`;
  const path = gamePath(id);
  return (
    <Card as="article" isFlush className="hub-card" aria-labelledby={titleId}>
      {/* A large pointer target; keyboard and screen reader users have the link below. */}
      <Link className="hub-card__cover" to={path} tabIndex={-1} aria-hidden="true">
        <GameCover game={id} />
      </Link>
      {game.isNew && (
        <Badge kind="new" className="hub-card__new">
          NEW
        </Badge>
      )}
      <div className="hub-card__copy">
        <h2 id={titleId}>{game.name}</h2>
        <p>{game.description}</p>
        <div className="hub-card__footer">
          <RecordPart gameName={game.name} stats={stats} />
          <ButtonLink variant="go" to={path} aria-label={`Play Now: ${game.name}`}>
            <Play size={18} aria-hidden="true" />
            Play Now
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}

/** The member's best score and number of rounds. */
function RecordPart({ gameName, stats }: { gameName: string; stats: GameCardProps['stats'] }) {
  if (stats.isPending) {
    return (
      <div className="hub-card__record" aria-hidden="true">
        <Skeleton width={76} height={40} />
        <Skeleton width={92} height={40} />
      </div>
    );
  }
  if (stats.data === undefined) return <RecordPairs highScore={<NotKnown />} timesPlayed={<NotKnown />} />;
  const record = stats.data.find((each) => each.gameName === gameName);
  if (record === undefined) return <p className="meta hub-card__record">No runs yet</p>;
  // §2: counts as played once if the record does not say.
  const timesPlayed = record.timesPlayed || 1;
  return (
    <RecordPairs
      highScore={
        record.highScore === null ? '–' : <TimedScore score={record.highScore} ticks={record.bestTicks} />
      }
      timesPlayed={timesPlayed.toLocaleString('en-US')}
    />
  );
}

function RecordPairs({ highScore, timesPlayed }: { highScore: ReactNode; timesPlayed: ReactNode }) {
  return (
    <dl className="hub-card__record">
      <Figure term="High Score" className="figure">
        {highScore}
      </Figure>
      <Figure term="Times Played" className="figure">
        {timesPlayed}
      </Figure>
    </dl>
  );
}
