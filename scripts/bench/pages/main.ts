import type { BenchPlay } from './bench-plays.js';
import type {} from './bench-window.js';

const wanted = new URLSearchParams(location.search);
const renderer = wanted.get('renderer') === 'webgl' ? 'webgl' : 'canvas';

/** WEBGL_debug_renderer_info's name of the driver. */
const UNMASKED_RENDERER = 0x9246;

/** Fakes a graphics card, because Alien Clicker uses WebGL only with one. */
function pretendGraphicsCard(): void {
  const original = WebGLRenderingContext.prototype.getParameter;
  WebGLRenderingContext.prototype.getParameter = function (name: GLenum): unknown {
    return name === UNMASKED_RENDERER ? 'A graphics card' : original.call(this, name);
  };
}

const play = async (): Promise<BenchPlay> =>
  (await import('./bench-plays.js')).benchPlay(wanted.get('play') ?? 'alien-clicker');

async function show(parent: HTMLElement): Promise<void> {
  const side = wanted.get('side') ?? 'react';
  switch (side) {
    case 'scene':
      return (await import('./real-scene.js')).showRealScene(parent, await play());
    case 'unhurried':
      return (await import('./unhurried-scene.js')).showUnhurriedScene(parent, await play());
    case 'phaser':
      return (await import('./bare-phaser.js')).showBarePhaser(parent, renderer, await play());
    default:
      return (await import('./react-targets.js')).showReactTargets(parent);
  }
}

window.bench = { frames: 0, shows: '' };
if (renderer === 'webgl') pretendGraphicsCard();
const stage = document.getElementById('stage');
if (stage === null) throw new Error('The page has no #stage element.');
await show(stage);
