import type { AlienLook } from '../../game-scenes/src/art-core/alien-look.js';
import type { GameId } from '../../game-scenes/src/rules.js';

declare global {
  interface Window {
    /** What the script that opened this page reads: the frames drawn so far. */
    bench: { frames: number };
  }
}

const wanted = Object.fromEntries(new URLSearchParams(location.search));

window.bench = { frames: 0 };
if (wanted.side === 'react') await (await import('./react-targets.js')).showReactTargets();
else {
  const { showDemo, showGame } = await import('./game.js');
  const id = wanted.game as GameId;
  if (wanted.side === 'demo') showDemo(id);
  else
    showGame(id, {
      firstTick: Number(wanted.tick),
      isStill: wanted.side === 'still',
      ...('alien' in wanted && { alien: JSON.parse(wanted.alien) as AlienLook }),
    });
}
