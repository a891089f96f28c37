import type { GameId } from 'game-scenes/rules';
import type { Hud } from 'game-scenes/scenes';
import { toast } from '../../ui/toast';
import { numberIn, wordsIn } from './own-figures';

/** What a round begins with, where a game has something to say (§4). */
const starts: Partial<Record<GameId, { title: string; description: string }>> = {
  'alien-racing': {
    title: "Race started! Let's go!",
    description: 'Complete 3 laps to finish the race.',
  },
};

/** What the games' notices go on with (§5). */
const descriptions: Readonly<Record<string, string>> = {
  'Not enough money': 'You need 50 coins to build a tower.',
};

/** Tells that a round of the game has begun, where the game has words for it. */
export function showStartToast(gameId: GameId): void {
  const words = starts[gameId];
  if (words) toast(words);
}

/** Tells that a round is only for fun: the network is gone, and no ticket is left. */
export function showPracticeToast(): void {
  toast({
    title: 'Practice: this round will not be sent',
    description: 'You are offline and have no ticket left. It wins no coins.',
    variant: 'offline',
  });
}

/** Tells a notice of the game as often as it gives one. */
export function showNoticeToast(before: Hud | null, now: Hud): void {
  const count = numberIn(now.figures, 'noticeCount');
  if (count <= numberIn(before?.figures ?? {}, 'noticeCount')) return;
  const title = wordsIn(now.figures, 'notice');
  toast({ title, description: descriptions[title], variant: 'destructive' });
}
