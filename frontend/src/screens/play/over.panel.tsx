import { alien } from 'game-scenes/art/alien';
import type { Drawing } from 'game-scenes/art/drawing';
import { confetti, sad, victory } from 'game-scenes/art/mascot-poses';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trophy from 'lucide-react/icons/trophy';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Art } from '../../ui/art';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { Plate } from '../../ui/plate';
import type { Play } from './play.hook';
import { isWorthSendingAgain } from './round-sending.hook';
import type { PlayedRound } from './round-sending.hook';
import { VerdictPart } from './verdict-part';

const LOOK = { color: 'green', hat: 'none', face: 'smile', accessory: 'none' } as const;
const CALM = alien({ ...LOOK, pose: 'idle' });
const WORRIED = alien({ ...LOOK, face: 'surprised', pose: 'idle' });
const WINNER = victory('green');
const SAD = sad('green');
const CONFETTI = confetti();

interface OverPanelProps {
  play: Play;
  played: PlayedRound;
  backPath: string;
}

/** Shows a played round: the score at once, what it is worth as soon as the server has proven it (§4). */
export function OverPanel({ play, played, backPath }: OverPanelProps) {
  const { game, sending, starting, trouble } = play;
  const verdict = sending.data;
  const isBest = verdict?.verdict === 'proven' && verdict.isNewHighScore;
  const mascot = mascotFor(play);
  // A new round would end this one unproven, so it waits for the verdict.
  const isDecided = verdict !== undefined || (sending.isError && !isWorthSendingAgain(sending.error));
  const title = useRef<HTMLHeadingElement>(null);
  // Not a button: a key that was meant for the game would press it.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="play__overlay play__overlay--over">
      {mascot === WINNER && <Art drawing={CONFETTI} isScene className="play__confetti" />}
      <Art
        drawing={mascot}
        className={classNames('play__mascot alive', mascot === WINNER && 'play__mascot--winner')}
      />
      <Plate as="div" kind="floating" className={classNames('play__panel', isBest && 'play__panel--gold')}>
        {isBest && <HighScoreRibbon />}
        <h2 ref={title} tabIndex={-1}>
          Game Over
        </h2>
        <OverFigures
          score={verdict?.verdict === 'proven' ? verdict.score : played.score}
          played={played}
          isBest={isBest}
        />
        <VerdictPart
          verdict={verdict}
          error={sending.error}
          isSending={sending.isPending}
          gameName={game.name}
          onSend={() => sending.mutate(played)}
        />
        {trouble && <p className="play__trouble">{trouble}</p>}
        {isDecided && (
          <Button
            variant="go"
            isWide
            isPending={starting.isPending}
            pendingLabel="Loading..."
            onClick={() => starting.mutate()}
          >
            <RotateCcw size={18} aria-hidden="true" />
            Play Again
          </Button>
        )}
        <Link className="text-link" to={backPath}>
          <ArrowLeft size={18} aria-hidden="true" />
          Back to Games
        </Link>
      </Plate>
    </div>
  );
}

/** How the mascot takes it: calm until the verdict, worried when the round does not count. */
function mascotFor({ sending: { data: verdict, isError } }: Play): Drawing {
  if (verdict === undefined) return isError ? WORRIED : CALM;
  if (verdict.verdict === 'refused') return WORRIED;
  return verdict.coins > 0 || verdict.isNewHighScore ? WINNER : SAD;
}

function HighScoreRibbon() {
  return (
    <p className="play__ribbon">
      <span>
        <Trophy size={20} aria-hidden="true" />
        New high score!
      </span>
    </p>
  );
}

interface OverFiguresProps {
  score: number;
  played: PlayedRound;
  isBest: boolean;
}

function OverFigures({ score, played, isBest }: OverFiguresProps) {
  const { previousBest, bestCombo } = played;
  return (
    <dl className="play__pairs">
      <div>
        <dt>Score</dt>
        <dd className="figure">{score}</dd>
      </div>
      {previousBest !== null && (
        <div>
          <dt>{isBest ? 'Old best' : 'Your best'}</dt>
          <dd className="figure play__faint">{previousBest}</dd>
        </div>
      )}
      {bestCombo > 1 && (
        <div>
          <dt>Combo</dt>
          <dd className="figure play__faint">×{bestCombo}</dd>
        </div>
      )}
    </dl>
  );
}
