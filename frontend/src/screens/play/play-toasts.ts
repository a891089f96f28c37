import type { GameId } from 'game-scenes/rules';
import type { Hud } from 'game-scenes/scenes';
import { toast } from '../../ui/toast';
import { numberIn, wordsIn } from './own-figures';

/** Shows the toast at the start of a race (§4); other games have none. */
export function showStartToast(gameId: GameId): void {
  if (gameId !== 'alien-racing') return;
  toast({ title: "Race started! Let's go!", description: 'Complete 3 laps to finish the race.' });
}

/** Tells the player that a round is practice, and why: by default there is no network and no ticket is left. */
export function showPracticeToast(reason = 'You are offline and have no ticket left.'): void {
  toast({
    title: 'Practice: this round will not be sent',
    description: `${reason} This round wins no coins.`,
    variant: 'offline',
  });
}

/** Shows a game's notice as a toast, once each time the game issues it. */
export function showNoticeToast(before: Hud | null, now: Hud): void {
  const count = numberIn(now.figures, 'noticeCount');
  if (count <= numberIn(before?.figures ?? {}, 'noticeCount')) return;
  const title = wordsIn(now.figures, 'notice');
  // §5: says what a tower costs.
  const description = title === 'Not enough money' ? 'You need 50 coins to build a tower.' : undefined;
  toast({ title, description, variant: 'destructive' });
}
