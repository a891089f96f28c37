import type { AlienLook } from '../../game-scenes/src/art/alien-look.js';
import type { GameId } from '../../game-scenes/src/rules.js';

declare global {
  interface Window {
    /** What the script that opened this page reads: the frames drawn so far. */
    bench: { frames: number };
  }
}

const wanted = Object.fromEntries(new URLSearchParams(location.search));

/** WEBGL_debug_renderer_info's name of the driver. */
const UNMASKED_RENDERER = 0x9246;

/** Fakes a graphics card, because the games use WebGL only with one. */
function pretendGraphicsCard(): void {
  const original = WebGLRenderingContext.prototype.getParameter;
  WebGLRenderingContext.prototype.getParameter = function (name: GLenum): unknown {
    return name === UNMASKED_RENDERER ? 'A graphics card' : original.call(this, name);
  };
}

window.bench = { frames: 0 };
if (wanted.renderer === 'webgl') pretendGraphicsCard();
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
