import type { MomentLayer, MomentPicture, MomentStep, MomentText } from 'game-scenes/art/moment-scene';
import { MOMENT_STAGE } from 'game-scenes/art/moment-scene';
import { useEffect, useRef } from 'react';
import { Art } from './art';

const EASING = 'cubic-bezier(0.3, 0.1, 0.3, 1)';
const { width, height } = MOMENT_STAGE;

/** One layer of a moment. It shows its last step, and moves there in `durationMs`; 0 for no motion. */
export function MomentPart({ layer, durationMs }: { layer: MomentLayer; durationMs: number }) {
  const { content, steps } = layer;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (element === null || durationMs === 0 || !('animate' in element)) return undefined;
    const frames = steps.map((step) => ({ ...lookOf(step), offset: step.at, easing: EASING }));
    // After its last step a layer stays as it is.
    const end = steps.at(-1);
    if (end !== undefined && end.at < 1) frames.push({ ...lookOf(end), offset: 1, easing: EASING });
    const motion = element.animate(frames, { duration: durationMs });
    return () => motion.cancel();
  }, [steps, durationMs]);
  return (
    <div ref={box} className="moment__part" style={lookOf(steps.at(-1))}>
      {'text' in content && <Text {...content} />}
      {'address' in content && <Picture {...content} />}
      {'body' in content && <Art drawing={content} />}
    </div>
  );
}

function Text({ text, size, color }: MomentText) {
  return (
    <b className="moment__text" style={{ fontSize: `${(size / width) * 100}cqi`, color }}>
      {text}
    </b>
  );
}

function Picture({ address, size }: MomentPicture) {
  return (
    <img className="moment__picture" src={address} alt="" style={{ width: `${(size / width) * 100}%` }} />
  );
}

/** Returns the style of a step; its origin is the upper left corner of the stage. */
function lookOf(step: MomentStep | undefined) {
  if (step === undefined) return {};
  const { x, y, turn, scale, wide, opacity } = step;
  const place = `translate(${(x / width) * 100}%, ${(y / height) * 100}%)`;
  return { opacity, transform: `${place} rotate(${turn}deg) scale(${scale * wide}, ${scale})` };
}
