import { memo, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { alienHead, toDataUrl } from '../../game-scenes/src/art.js';

/** As scene-time.mjs says. */
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

/** Returns a head as a bitmap, which a browser draws faster than SVG. */
async function pictureOf([color, face]: (typeof LOOKS)[number]): Promise<string> {
  const image = new Image(SIDE, SIDE);
  image.src = toDataUrl(alienHead(color, face), { width: SIDE, height: SIDE });
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [SIDE, SIDE];
  canvas.getContext('2d')?.drawImage(image, 0, 0, SIDE, SIDE);
  return canvas.toDataURL();
}

const Target = memo(function Target({ transform, picture }: { transform: string; picture: string }) {
  return <img src={picture} alt="" style={{ position: 'absolute', top: 0, left: 0, transform }} />;
});

function Field({ pictures }: { pictures: readonly string[] }) {
  const [ticks, setTicks] = useState(0);
  useEffect(() => {
    let request = requestAnimationFrame(function draw(nowMs) {
      setTicks((nowMs * 60) / 1000);
      window.bench.frames += 1;
      request = requestAnimationFrame(draw);
    });
    return () => cancelAnimationFrame(request);
  }, []);
  return Array.from({ length: TARGETS }, (_, index) => {
    const x = (index * 61) % (innerWidth - SIDE);
    const y = ((index * 37 + ticks * (1 + (index % 17) / 8)) % (innerHeight + SIDE)) - SIDE;
    const tilt = 0.13 * Math.sin(ticks * 0.043 + index * 1.7);
    const transform = `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) rotate(${tilt.toFixed(3)}rad)`;
    return <Target key={index} transform={transform} picture={pictures[index % pictures.length] ?? ''} />;
  });
}

/** Falling heads in plain React: one element each, moved by a transform in each frame. */
export async function showReactTargets(): Promise<void> {
  createRoot(document.body).render(<Field pictures={await Promise.all(LOOKS.map(pictureOf))} />);
}
