import { alien } from 'game-scenes/art/alien';
import type { Drawing } from 'game-scenes/art/drawing';
import { confetti, sad, victory } from 'game-scenes/art/mascot-poses';
import type { GameId } from 'game-scenes/rules';
import Eye from 'lucide-react/icons/eye';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trophy from 'lucide-react/icons/trophy';
import { useEffect, useRef } from 'react';
import type { RoundOutcome } from '../../offline/round-outcome';
import { Art } from '../../ui/art';
import { Button } from '../../ui/button';
import { TimedScore } from '../../ui/timed-score';
import { classNames } from '../../ui/class-names';
import { Card } from '../../ui/card';
import { BackLink } from './back-link';
import type { Play } from './play.hook';
import { PlayOverlay } from './play-overlay';
import { isCutOff } from './round-sending.hook';
import type { EndedRound, RoundSending } from './round-sending.hook';
import { summaries } from './summaries';
import type { Summary } from './summaries';
import { VerdictPart } from './verdict-part';

const LOOK = { color: 'green', hat: 'none', face: 'smile', accessory: 'none' } as const;
const CALM = alien({ ...LOOK, pose: 'idle' });
const WORRIED = alien({ ...LOOK, face: 'surprised', pose: 'idle' });
const WINNER = victory('green');
const SAD = sad('green');
const CONFETTI = confetti();

interface OverPanelProps {
  play: Play;
  played: EndedRound;
  gameId: GameId;
  backPath: string;
}

/** Game-over card: the score at once, the coins once the server has verified the round (§4). */
export function OverPanel({ play, played, gameId, backPath }: OverPanelProps) {
  const { sending, starting, trouble, watching } = play;
  const { round } = played;
  const { roundOutcome } = sending;
  const isBest = isNewBest(played, roundOutcome);
  const mascot = mascotFor(sending, isBest);
  const summary = summaries[gameId](played);
  const title = useRef<HTMLHeadingElement>(null);
  // Focus the title, not a button: a key meant for the game would press the button.
  useEffect(() => title.current?.focus(), []);
  return (
    <PlayOverlay className="play__overlay--over" moment={roundOutcome ?? sending.error}>
      {mascot === WINNER && <Art drawing={CONFETTI} isScene className="play__confetti" />}
      <Art
        drawing={mascot}
        className={classNames('play__mascot alive', mascot === WINNER && 'play__mascot--winner')}
      />
      <Card as="div" kind="floating" className={classNames('play__panel', isBest && 'play__panel--gold')}>
        {isBest && <HighScoreRibbon />}
        <h2 ref={title} tabIndex={-1}>
          {summary.title}
        </h2>
        <OverFigures
          score={roundOutcome?.kind === 'proven' ? roundOutcome.verdict.score : round.score}
          summary={summary}
          played={played}
          isBest={isBest}
        />
        {played.isPractice ? (
          <p className="meta play__verdict">Practice: this round will not be sent.</p>
        ) : (
          <VerdictPart sending={sending} onSend={() => sending.send(round)} />
        )}
        {trouble && <p className="play__trouble">{trouble}</p>}
        {/*
         * A new round would end this one unverified, so wait for the verdict. Without a network there is none
         * to wait for.
         */}
        {(roundOutcome !== undefined || played.isPractice || isCutOff(sending)) && (
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
        <Button isWide onClick={watching.begin}>
          <Eye size={18} aria-hidden="true" />
          Watch the round
        </Button>
        <BackLink to={backPath} />
      </Card>
    </PlayOverlay>
  );
}

/** Returns true for a new best score: by the verdict, or until then by the best score known to this page. */
function isNewBest(played: EndedRound, roundOutcome: RoundOutcome | undefined): boolean {
  if (roundOutcome === undefined) return played.isRecord;
  return roundOutcome.kind === 'proven' && roundOutcome.verdict.isNewHighScore;
}

/** Chooses the mascot: worried if the round does not count or was not sent, otherwise by what it won. */
function mascotFor({ roundOutcome, error }: RoundSending, isBest: boolean): Drawing {
  if (roundOutcome === undefined && error !== null) return WORRIED;
  if (isBest) return WINNER;
  if (roundOutcome === undefined) return CALM;
  if (roundOutcome.kind !== 'proven') return WORRIED;
  return roundOutcome.verdict.coins > 0 ? WINNER : SAD;
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
  summary: Summary;
  played: EndedRound;
  isBest: boolean;
}

function OverFigures({ score, summary, played: { previousBest }, isBest }: OverFiguresProps) {
  return (
    <dl className="play__pairs">
      <div>
        <dt>Score</dt>
        <dd className="figure">{score}</dd>
      </div>
      {previousBest !== null && (
        <div>
          <dt>{isBest ? 'Old best' : 'Your best'}</dt>
          <dd className="figure play__faint">
            <TimedScore {...previousBest} />
          </dd>
        </div>
      )}
      {summary.figures.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className="figure play__faint">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
