import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AlienLook } from 'game-scenes/art/alien-look';
import type { GameId } from 'game-scenes/rules';
import type { DemoHandle } from 'game-scenes/scenes';
import { useMediaQuery } from '../../lib/media-query.hook';
import { whenIdle } from '../../lib/when-idle';

interface DemoProps {
  gameId: GameId;
  /** What the alien in the game wears. */
  look: AlienLook;
  isStarting: boolean;
  isShown: boolean;
  onShown: (isShown: boolean) => void;
}

/**
 * The game itself, which replays a round of our bot without end: only where motion is welcome and data is not
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
  const isSeen = useIsSeen(box);
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
          if (hasRun) setTake(take + 1);
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

/** Returns whether the element is in sight, in a tab that is. */
function useIsSeen(element: { readonly current: Element | null }): boolean {
  const [isInSight, setIsInSight] = useState(true);
  const [isTabHidden, setIsTabHidden] = useState(document.hidden);
  useEffect(() => {
    const onVisibility = (): void => setIsTabHidden(document.hidden);
    document.addEventListener('visibilitychange', onVisibility);
    const observer = new IntersectionObserver((entries) => {
      setIsInSight(entries.some(({ isIntersecting }) => isIntersecting));
    });
    if (element.current !== null) observer.observe(element.current);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      observer.disconnect();
    };
  }, [element]);
  return isInSight && !isTabHidden;
}

/** Returns true if the visitor asked the browser to save data. */
function savesData(): boolean {
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
}
