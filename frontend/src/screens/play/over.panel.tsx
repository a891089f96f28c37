import { alien } from 'game-scenes/art/alien';
import type { Drawing } from 'game-scenes/art/drawing';
import { confetti, sad, victory } from 'game-scenes/art/mascot-poses';
import { plainLook } from 'game-scenes/art/plain-look';
import Eye from 'lucide-react/icons/eye';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trophy from 'lucide-react/icons/trophy';
import { GoalLine } from '../../avatar/goal-line';
import type { RoundOutcome } from '../../offline/round-outcome';
import { Art } from '../../ui/art';
import { Button } from '../../ui/button';
import { TimedScore } from '../../ui/timed-score';
import { classNames } from '../../ui/class-names';
import type { EndedRound } from './ended-round';
import { BackLink, FieldPanel, FOCUSED_TITLE, Pair } from './field-panel';
import type { Over } from './phase';
import type { Play, RoundSending } from './play.hook';
import { StartButton } from './start.panel';
import { summaries } from './summaries';
import { VerdictPart } from './verdict-part';
import './over.panel.css';

const LOOK = { color: 'green', hat: 'none', face: 'smile', accessory: 'none' } as const;
const CALM = alien({ ...LOOK, pose: 'idle' });
const WORRIED = alien({ ...LOOK, face: 'surprised', pose: 'idle' });
const WINNER = victory(plainLook('green'));
const SAD = sad(plainLook('green'));
const CONFETTI = confetti();

/** Game-over card: the score at once, the coins once the server has verified the round (§4). */
export function OverPanel({ play, over: { ended, trouble } }: { play: Play; over: Over }) {
  const { gameId, sending, starting, dispatch } = play;
  const { roundOutcome } = sending;
  const isBest = isNewBest(ended, roundOutcome);
  const mascot = mascotFor(sending, isBest);
  const summary = summaries[gameId](ended);
  return (
    <FieldPanel
      className="play__overlay--over cut-picture"
      moment={roundOutcome ?? sending.error}
      isGold={isBest}
      pictures={<Mascot drawing={mascot} />}
    >
      {isBest && (
        <p className="play__ribbon center">
          <span className="row gap-10">
            <Trophy size={20} aria-hidden="true" />
            New high score!
          </span>
        </p>
      )}
      <h2 {...FOCUSED_TITLE}>{summary.title}</h2>
      <dl className="play__pairs">
        <Pair term="Score" isMain>
          {roundOutcome?.kind === 'proven' ? roundOutcome.verdict.score : ended.round.score}
        </Pair>
        {ended.previousBest !== null && (
          <Pair term={isBest ? 'Old best' : 'Your best'}>
            <TimedScore {...ended.previousBest} />
          </Pair>
        )}
        {summary.figures.map(([term, value]) => (
          <Pair key={term} term={term}>
            {value}
          </Pair>
        ))}
      </dl>
      {ended.isPractice ? (
        <p className="play__verdict meta row gap-10">Practice: this round will not be sent.</p>
      ) : (
        <VerdictPart sending={sending} onSend={() => sending.send(ended.round)} />
      )}
      <GoalLine />
      {trouble && <p className="meta text-alarm-text">{trouble}</p>}
      {/*
       * A new round would end this one unverified, so wait for the verdict. Without a network there is none
       * to wait for.
       */}
      {(roundOutcome !== undefined || ended.isPractice || sending.isCutOff) && (
        <StartButton starting={starting} Icon={RotateCcw} label="Play Again" />
      )}
      <Button isWide onClick={() => dispatch({ kind: 'watch' })}>
        <Eye size={18} aria-hidden="true" />
        Watch the round
      </Button>
      <BackLink />
    </FieldPanel>
  );
}

function Mascot({ drawing }: { drawing: Drawing }) {
  const isWinner = drawing === WINNER;
  return (
    <>
      {isWinner && <Art drawing={CONFETTI} isScene className="play__confetti" />}
      <Art
        drawing={drawing}
        className={classNames('play__mascot alive', isWinner && 'play__mascot--winner')}
      />
    </>
  );
}

/** Returns true for a new best score: by the verdict, or until then by the best score known to this page. */
function isNewBest(ended: EndedRound, roundOutcome: RoundOutcome | undefined): boolean {
  if (roundOutcome === undefined) return ended.isRecord;
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
