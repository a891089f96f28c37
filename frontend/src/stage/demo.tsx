import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { AlienLook } from 'game-scenes/art-core/alien-look';
import type { GameId } from 'game-scenes/rules';
import type { DemoHandle } from 'game-scenes/scenes';
import { useMediaQuery } from '../lib/media-query.hook';
import { whenIdle } from '../lib/when-idle';

/** Number of replays; then the picture stays, so that a forgotten tab rests. */
const TAKES = 3;

interface DemoProps {
  gameId: GameId;
  /** What the alien in the game wears. */
  look: AlienLook;
  isStarting: boolean;
  isShown: boolean;
  onShown: (isShown: boolean) => void;
}

/**
 * The game itself, which replays a round of our bot a few times: only where motion is welcome and data is not
 * saved, and only while it is seen. It begins when the page is idle, and gives way to a round that starts.
 */
export function Demo({ isStarting, isShown, ...running }: DemoProps) {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)') || savesData();
  const isInTheWay = isStarting && !isShown;
  if (isStill || isInTheWay) return null;
  return <RunningDemo isHeld={isStarting} {...running} />;
}

interface RunningDemoProps extends Pick<DemoProps, 'gameId' | 'look' | 'onShown'> {
  isHeld: boolean;
}

function RunningDemo({ gameId, look, isHeld, onShown }: RunningDemoProps) {
  const box = useRef<HTMLDivElement>(null);
  const handle = useRef<DemoHandle>(null);
  const isSeen = useIsTabSeen();
  const [take, setTake] = useState(1);
  const tell = useEffectEvent(onShown);
  const isRunning = isSeen && !isHeld;
  const isRunningNow = useEffectEvent(() => isRunning);

  useEffect(() => {
    let hasRun = false;
    let isClosed = false;
    const mount = async (): Promise<void> => {
      const { mountDemo } = await import('game-scenes/scenes');
      if (isClosed || box.current === null) return;
      handle.current = mountDemo(box.current, {
        game: gameId,
        alien: look,
        onShown: () => {
          hasRun = true;
          tell(true);
        },
        onEnd: () => {
          tell(false);
          // One that could not even begin is not tried again.
          if (hasRun && take < TAKES) setTake(take + 1);
        },
      });
      handle.current.setRunning(isRunningNow());
    };
    // Without its code the picture stays.
    const cancel = whenIdle(() => void mount().catch(() => undefined));
    return () => {
      isClosed = true;
      cancel();
      handle.current?.destroy();
      handle.current = null;
      tell(false);
    };
  }, [gameId, look, take]);
  useEffect(() => handle.current?.setRunning(isRunning), [isRunning]);

  return (
    <div className="start-place__demo" inert aria-hidden="true">
      <div ref={box} className="start-place__screen" />
    </div>
  );
}

/** Returns whether the tab is in sight. */
function useIsTabSeen(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      document.addEventListener('visibilitychange', onChange);
      return () => document.removeEventListener('visibilitychange', onChange);
    },
    () => !document.hidden,
  );
}

/** Returns true if the visitor asked the browser to save data. */
function savesData(): boolean {
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
}
