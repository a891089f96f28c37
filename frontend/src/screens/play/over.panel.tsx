import PlayIcon from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useMemo } from 'react';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { useJustOpened } from '../../ui/just-opened.hook';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { firstCoinText } from './coin-row';
import type { EndedRound } from './ended-round';
import { FOCUSED_TITLE } from './field-panel';
import { isNewBest, outcomeKind } from './outcome-kind';
import { useOverShow } from './over-loader';
import type { Over } from './phase';
import type { Play } from './play.hook';
import { Headline, NewBadges, OldBest, Purchase, Ribbon, Score, Target } from './result-parts';
import { StartButton } from './start.panel';
import { summaries } from './summaries';
import { VerdictPart } from './verdict-part';
import './over.panel.css';

interface OverPanelProps {
  play: Play;
  over: Over;
}

/** Result of a round: the score at once, coins and ranks once the server has verified it (§4). */
export function OverPanel({ play, over: { ended, round, trouble } }: OverPanelProps) {
  const { gameId, game, user, sending, verdict, after } = play;
  const { roundOutcome } = sending;
  const show = useOverShow();
  const { log } = ended.round.report;
  const story = useMemo(
    () => show?.roundStory(gameId, round.ticket, log) ?? null,
    [show, gameId, round.ticket, log],
  );
  const kind = outcomeKind(gameId, game, ended, sending);
  const isBest = isNewBest(ended, roundOutcome);
  const { title, headline, figures } = summaries[gameId](ended);
  const storyPart = show && story && <show.StoryPart story={story} ended={ended} kind={kind} />;
  const scorePart = (
    <Score
      ended={ended}
      kind={kind}
      score={verdict?.score ?? ended.round.score}
      figures={show && story ? show.figuresBeside(story, figures) : figures}
    />
  );
  // Where the score is the headline, or both are on one slip, what they tell stands together.
  const isTogether = gameId === 'alien-clicker' || gameId === 'memory-match';
  const justOpened = useJustOpened(roundOutcome ?? sending.error);
  return (
    <div className={classNames('over', `over--${gameId}`, `over--${kind}`, justOpened)}>
      <div className="over__page">
        {show && <show.Backdrop gameId={gameId} kind={kind} ended={ended} story={story} user={user} />}
        <div className="over__head">
          {isBest && <Ribbon />}
          {kind === 'record' && <OldBest ended={ended} />}
          <h2 {...FOCUSED_TITLE}>{title}</h2>
          {headline !== null && <Headline text={headline} />}
          {isTogether && scorePart}
          {gameId === 'memory-match' && storyPart}
        </div>
        {!isTogether && <div className="over__story">{storyPart}</div>}
        <div className="over__side">
          {show && story?.gameId === 'alien-racing' && (
            <show.Order story={story} user={user} ticks={ended.ticks} />
          )}
          {!isTogether && scorePart}
          <Target play={play} ended={ended} isBest={isBest} after={after} />
          {show && after && gameId !== 'alien-racing' && (
            <show.Ladder user={user} before={ended.before?.place} after={after} />
          )}
          {gameId === 'alien-clicker' && storyPart}
          <NewBadges before={ended.before} after={after} />
          <Coins play={play} ended={ended} />
          {trouble && <p className="meta text-alarm-text">{trouble}</p>}
          <Foot play={play} ended={ended} />
        </div>
      </div>
    </div>
  );
}

/** What became of the round at the server, its coins, and what they lead to. */
function Coins({ play, ended }: { play: Play; ended: EndedRound }) {
  const { sending, game, verdict, after } = play;
  return (
    <div className="over__coins">
      {ended.isPractice ? (
        <p className="play__verdict meta row gap-10">Practice: this round will not be sent.</p>
      ) : (
        <VerdictPart sending={sending} onSend={() => sending.send(ended.round)} />
      )}
      {verdict?.coins === 0 && <p className="meta">{firstCoinText(verdict.score, game.config)}</p>}
      <Purchase play={play} ended={ended} after={after} />
    </div>
  );
}

/** The buttons. A new round would end this one unverified, so it waits for a verdict if a network can bring it. */
function Foot({ play: { sending, starting, dispatch }, ended }: { play: Play; ended: EndedRound }) {
  const mayPlay = sending.roundOutcome !== undefined || ended.isPractice || sending.isCutOff;
  return (
    <div className="over__foot">
      {mayPlay && <StartButton starting={starting} Icon={RotateCcw} label="Play Again" />}
      <Button onClick={() => dispatch({ kind: 'watch' })}>
        <PlayIcon size={20} aria-hidden="true" />
        <span>Watch</span>
        <VisuallyHidden> the round</VisuallyHidden>
      </Button>
    </div>
  );
}
