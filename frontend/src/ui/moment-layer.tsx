import { createSound } from 'game-scenes/sound';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { CSSProperties } from 'react';
import { createRoot } from 'react-dom/client';
import { currentGame, onGameChange } from '../lib/current-game';
import { isSwitchOn, SOUND_SWITCH } from '../lib/remembered-switch';
import { clearMoments, endMoment, useMoments } from './moment-queue';
import type { QueuedMoment } from './moment-queue';
import { MomentPart } from './moment-part';
import { momentScene } from './moment-scenes';
import { MOMENT_SOUNDS } from './moment-sounds';
import { momentSentence } from './moment-words';
import { prefersReducedMotion } from './reduced-motion';
import './moment.css';

/** Duration of the motion, by kind. */
const MOTION_MS = { 'first-coin': 900, 'new-rank': 1000, 'first-purchase': 1000, badge: 1000 } as const;
/** How long the last picture stays, so that it can be read. */
const REST_MS = 700;
/** Duration of the fade at both ends; with reduced motion it is all that moves. */
const FADE_MS = 150;

/** Mounts the layer beside the page; it stays. */
export function mountMomentLayer(): void {
  const root = document.createElement('div');
  document.body.append(root);
  createRoot(root).render(<MomentLayer />);
}

/** Shows the moments of the store one after another over the page. It never takes the focus. */
export function MomentLayer() {
  const [moment] = useMoments();
  const [sentence, setSentence] = useState('');
  useEffect(() => {
    // Screen readers read a status whose text changes after it has been inserted.
    const timer = setTimeout(() => setSentence(moment === undefined ? '' : momentSentence(moment)), 0);
    return () => clearTimeout(timer);
  }, [moment]);
  useEffect(
    () =>
      onGameChange(() => {
        if (currentGame() !== null) clearMoments();
      }),
    [],
  );
  return (
    <>
      {/* An open dialog hides the rest of the page from screen readers, but not what is marked as live. */}
      <p role="status" aria-live="polite" className="visually-hidden">
        {sentence}
      </p>
      {moment && <MomentStage key={moment.id} moment={moment} />}
    </>
  );
}

/** One moment: any press or key ends it; a press reaches nothing below, a key does its work. */
function MomentStage({ moment }: { moment: QueuedMoment }) {
  const { id, kind } = moment;
  const box = useRef<HTMLDivElement>(null);
  const scene = useMemo(() => momentScene(moment), [moment]);
  const isStill = useMemo(() => prefersReducedMotion(), []);
  const [isLeaving, setIsLeaving] = useState(false);
  useMomentSound(kind);
  useEffect(() => {
    const timer = setTimeout(() => setIsLeaving(true), MOTION_MS[kind] + REST_MS);
    // A key that was held before is not meant for it.
    const onKeyDown = ({ repeat }: KeyboardEvent): void => {
      if (!repeat) setIsLeaving(true);
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, [kind]);
  useEffect(() => {
    fade(box.current, isLeaving);
    if (!isLeaving) return undefined;
    const timer = setTimeout(() => endMoment(id), FADE_MS);
    return () => clearTimeout(timer);
  }, [id, isLeaving]);
  return (
    <div
      ref={box}
      className="moment center"
      aria-hidden="true"
      data-moment={kind}
      style={styleOf(scene.background, isLeaving)}
      onPointerDown={(event) => {
        // A dialog below would take it for a press outside.
        event.stopPropagation();
        setIsLeaving(true);
      }}
      // The focus stays where it is.
      onMouseDown={(event) => event.preventDefault()}
    >
      <div className="moment__stage">
        {scene.layers.map((layer, index) => (
          <MomentPart key={index} layer={layer} durationMs={isStill ? 0 : MOTION_MS[kind]} />
        ))}
      </div>
    </div>
  );
}

/** Takes presses also over a dialog, which bars the rest of the page from them; none once it leaves. */
function styleOf(ground: string, isLeaving: boolean): CSSProperties {
  return { '--moment-ground': ground, pointerEvents: isLeaving ? 'none' : 'auto' } as CSSProperties;
}

/** Fades the layer in or out; not by the style sheet, whose animations reduced motion ends at once. */
function fade(element: HTMLElement | null, isLeaving: boolean): void {
  if (element === null || !('animate' in element)) return;
  element.animate({ opacity: isLeaving ? [1, 0] : [0, 1] }, { duration: FADE_MS, fill: 'both' });
}

/** Plays the sound of a moment, unless the sounds are switched off. A moment that is skipped falls silent. */
function useMomentSound(kind: QueuedMoment['kind']): void {
  useEffect(() => {
    const sound = createSound(!isSwitchOn(SOUND_SWITCH, true));
    sound.play(MOMENT_SOUNDS[kind]);
    return () => sound.close();
  }, [kind]);
}
