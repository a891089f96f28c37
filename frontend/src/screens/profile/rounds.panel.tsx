import { useInfiniteQuery } from '@tanstack/react-query';
import { GAME_IDS } from 'game-scenes/names';
import Play from 'lucide-react/icons/play';
import { ownRoundsQuery } from '../../api/profile';
import type { OwnRound } from '../../api/types';
import { gamePath, paths } from '../../session/paths';
import { ageOf } from '../../lib/time-labels';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { GameCover } from '../../ui/game-cover';
import { Card, CardHeader } from '../../ui/card';
import { Skeleton, SkeletonList } from '../../ui/skeleton';
import { OlderPages } from './older-pages';

/** Number of rounds shown at first. */
const SHOWN = 5;

/** The member's latest rounds, each with a link to watch it. */
export function RoundsPanel() {
  const pages = useInfiniteQuery(ownRoundsQuery);
  const rounds = pages.data?.pages.flatMap(({ lines }) => lines);
  return (
    <Card aria-labelledby="last-rounds">
      <CardHeader id="last-rounds" title="Last Rounds" accent="ember" />
      {pages.isPending && (
        <SkeletonList as="div" count={SHOWN} className="rows" rowClass="row gap-16 rounds__row">
          <Skeleton width={88} height={56} />
          <Skeleton width="45%" height={40} />
        </SkeletonList>
      )}
      {rounds?.length === 0 && (
        <EmptyState title="No rounds yet" action={<ButtonLink to={paths.games}>Play Games</ButtonLink>}>
          Play one to its end, and you can watch it here again.
        </EmptyState>
      )}
      {rounds && rounds.length > 0 && (
        <ul className="rows">
          {rounds.map((round) => (
            <RoundRow key={round.round} round={round} />
          ))}
        </ul>
      )}
      <OlderPages pages={pages} size="small">
        Your rounds could not be loaded.
      </OlderPages>
    </Card>
  );
}

function RoundRow({ round }: { round: OwnRound }) {
  const { gameId, gameName, score, coins, decidedAt, canWatch } = round;
  const game = GAME_IDS.find((id) => id === gameId);
  const age = ageOf(decidedAt);
  return (
    <li className="profile__row rounds__row">
      <span className="profile__cover cut-picture">{game && <GameCover game={game} />}</span>
      <span className="column grow">
        <b>{gameName}</b>
        <span className="meta">
          <span className="figure">{score.toLocaleString('en-US')}</span>{' '}
          {`points · +${coins.toLocaleString('en-US')} · ${age}`}
        </span>
      </span>
      {game && canWatch ? (
        <ButtonLink
          size="small"
          to={`${gamePath(game)}?watch=${encodeURIComponent(round.round)}`}
          aria-label={`Watch ${gameName}, ${score} points, ${age}`}
        >
          <Play size={16} aria-hidden="true" />
          <span className="rounds__watch">Watch</span>
        </ButtonLink>
      ) : (
        <span className="meta">Not kept</span>
      )}
    </li>
  );
}
