import { asleep } from 'game-scenes/art/mascot-poses';
import type { PauseReason } from 'game-scenes/scenes';
import PlayIcon from 'lucide-react/icons/play';
import { useEffect, useRef } from 'react';
import { Art } from '../../ui/art';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { BackLink } from './back-link';
import { pauseReasons } from './pause-reasons';
import { PlayOverlay } from './play-overlay';
import { SoundButton } from './sound-button';
import { clockText } from './time-text';

const MASCOT = asleep('green');

interface PausePanelProps {
  reason: PauseReason | null;
  score: number;
  secondsLeft: number;
  isMuted: boolean;
  backPath: string;
  onMute: (isMuted: boolean) => void;
  onResume: () => void;
}

/** Hides the field during a pause, so that players cannot use it to plan ahead. */
export function PausePanel(props: PausePanelProps) {
  const { reason, score, secondsLeft, isMuted, backPath, onMute, onResume } = props;
  const why = reason && pauseReasons[reason];
  const resume = useRef<HTMLButtonElement>(null);
  useEffect(() => resume.current?.focus(), []);
  return (
    <PlayOverlay className="play__overlay--hidden">
      <Art drawing={MASCOT} className="play__mascot play__mascot--lying" />
      <Card as="div" kind="floating" className="play__panel">
        <h2>Paused</h2>
        {why && <p className="meta play__text">{why}</p>}
        <dl className="play__pairs">
          <div>
            <dt>Score</dt>
            <dd className="figure">{score}</dd>
          </div>
          <div>
            <dt>Time left</dt>
            <dd className="figure">{clockText(secondsLeft)}</dd>
          </div>
        </dl>
        <Button ref={resume} variant="go" isWide onClick={onResume}>
          <PlayIcon size={18} aria-hidden="true" />
          Resume
        </Button>
        <SoundButton isMuted={isMuted} onMute={onMute} isWide />
        <BackLink to={backPath} />
      </Card>
    </PlayOverlay>
  );
}
