import type { Hud } from 'game-scenes/scenes';
import { numberIn, wordsIn } from '../../games/own-figures';
import { toast } from '../../ui/toast';

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
  const [title, description] = [wordsIn(now.figures, 'notice'), wordsIn(now.figures, 'noticeText')];
  toast({ title, description, variant: 'destructive' });
}
