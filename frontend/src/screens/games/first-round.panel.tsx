import { alien } from 'game-scenes/art/alien';
import type { GameId } from 'game-scenes/rules';
import { GAMES } from 'game-scenes/rules';
import { gamePath } from '../../session/paths';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Card } from '../../ui/card';

const MASCOT = alien({ color: 'green', hat: 'none', face: 'smile', accessory: 'none', pose: 'wave' });

/** Shown below the games until the member has played: suggests a first game. */
export function FirstRoundPanel({ game }: { game: GameId }) {
  const action = <ButtonLink to={gamePath(game)}>Play {GAMES[game].name}</ButtonLink>;
  return (
    <Card as="div" className="first-round">
      <EmptyState title="No rounds yet" heading="h2" drawing={MASCOT} action={action}>
        Play one to its end: the server plays it again, and your score and coins stand here.
      </EmptyState>
    </Card>
  );
}
