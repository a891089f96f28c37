import { memo, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { alienHead, toDataUrl } from '../../../game-scenes/src/art.js';

const TARGETS = 300;

/** CSS px of a head's picture, as those of Alien Clicker. */
const SIDE = 85;
const LOOKS = [
  ['green', 'smile'],
  ['pink', 'surprised'],
  ['blue', 'cool'],
  ['orange', 'smile'],
  ['purple', 'angry'],
] as const;

interface Target {
  readonly x: number;
  readonly y: number;
  readonly tilt: number;
  readonly speed: number;
  readonly picture: string;
}

/** The heads as bitmaps, which a browser draws faster than SVG. */
async function pictures(): Promise<string[]> {
  return Promise.all(
    LOOKS.map(async ([color, face]) => {
      const image = new Image(SIDE, SIDE);
      image.src = toDataUrl(alienHead(color, face), { width: SIDE, height: SIDE });
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [SIDE, SIDE];
      canvas.getContext('2d')?.drawImage(image, 0, 0, SIDE, SIDE);
      return canvas.toDataURL();
    }),
  );
}

const TargetImage = memo(function TargetImage({ x, y, tilt, picture }: Omit<Target, 'speed'>) {
  return (
    <img
      className="target"
      src={picture}
      alt=""
      style={{ transform: `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) rotate(${tilt.toFixed(3)}rad)` }}
    />
  );
});

function moved(target: Target, index: number, ticks: number, nowMs: number): Target {
  const y = target.y + target.speed * ticks;
  return { ...target, y: y > innerHeight ? -SIDE : y, tilt: 0.13 * Math.sin(nowMs * 0.0026 + index * 1.7) };
}

function firstTargets(urls: readonly string[]): Target[] {
  return Array.from({ length: TARGETS }, (_, index) => ({
    x: (index * 61) % (innerWidth - SIDE),
    y: (index * 37) % innerHeight,
    tilt: 0,
    speed: 1 + (index % 17) / 8,
    picture: urls[index % urls.length] ?? '',
  }));
}

function Field({ urls }: { urls: readonly string[] }) {
  const [targets, setTargets] = useState(() => firstTargets(urls));
  useEffect(() => {
    let lastMs: number | undefined;
    let request = requestAnimationFrame(function draw(nowMs) {
      const ticks = lastMs === undefined ? 1 : ((nowMs - lastMs) * 60) / 1000;
      lastMs = nowMs;
      setTargets((before) => before.map((target, index) => moved(target, index, ticks, nowMs)));
      window.bench.frames += 1;
      request = requestAnimationFrame(draw);
    });
    return () => cancelAnimationFrame(request);
  }, []);
  return targets.map(({ x, y, tilt, picture }, index) => (
    <TargetImage key={index} x={x} y={y} tilt={tilt} picture={picture} />
  ));
}

/**
 * Falling heads in plain React: one element each, moved by a transform from a state that changes in each
 * frame.
 */
export async function showReactTargets(parent: HTMLElement): Promise<void> {
  createRoot(parent).render(<Field urls={await pictures()} />);
  window.bench.shows = `${TARGETS} targets`;
}
