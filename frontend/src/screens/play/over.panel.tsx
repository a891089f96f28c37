import PlayIcon from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useMemo } from 'react';
import type { Ticket } from '../../api/types';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { useJustOpened } from '../../ui/just-opened.hook';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { firstCoinText } from './coin-row';
import type { EndedRound } from './ended-round';
import { FOCUSED_TITLE } from './field-panel';
import { isNewBest, outcomeKind } from './outcome-kind';
import type { Over } from './phase';
import type { Play } from './play.hook';
import { Headline, NewBadges, OldBest, Purchase, Ribbon, Score, Target } from './result-parts';
import { StartButton } from './start.panel';
import { summaryOf } from './summary';
import { VerdictPart } from './verdict-part';
import './over.panel.css';

interface OverPanelProps {
  play: Play;
  over: Over;
}

/** Result of a round: the score at once, coins and ranks once the server has verified it (§4). */
export function OverPanel({ play, over: { ended, round, trouble } }: OverPanelProps) {
  const { gameId, module, game, user, sending, verdict, after, show } = play;
  const { roundOutcome } = sending;
  const result = show?.result;
  const recap = useRecap(play, round.ticket, ended.round.report.log);
  const kind = outcomeKind(module, game, ended, sending);
  const isBest = isNewBest(ended, roundOutcome);
  const { title, headline, figures } = summaryOf(module, ended);
  const layout = module.layout ?? { score: 'side', recap: 'middle' };
  const recapPart = result && recap !== null && (
    <result.Recap recap={recap} played={ended} isPoor={kind === 'poor'} />
  );
  const scorePart = (
    <Score
      ended={ended}
      kind={kind}
      score={verdict?.score ?? ended.round.score}
      isHero={headline === null}
      figures={(recap !== null && result?.figuresBeside?.(recap, figures)) || figures}
    />
  );
  const justOpened = useJustOpened(roundOutcome ?? sending.error);
  return (
    <div className={classNames('over', `over--${gameId}`, `over--${kind}`, justOpened)}>
      <div className={classNames('over__page', show && result && 'over__page--placed')}>
        {show && result && (
          <show.Backdrop result={result} kind={kind} played={ended} recap={recap} user={user} />
        )}
        <div className="over__head column">
          {isBest && <Ribbon />}
          {kind === 'record' && <OldBest ended={ended} />}
          <h2 {...FOCUSED_TITLE}>{title}</h2>
          {headline !== null && <Headline text={headline} />}
          {layout.score === 'head' && scorePart}
          {layout.recap === 'head' && recapPart}
        </div>
        {layout.recap === 'middle' && <div className="over__recap">{recapPart}</div>}
        <div className="over__side column">
          {result?.Order && recap !== null && <result.Order recap={recap} user={user} ticks={ended.ticks} />}
          {layout.score === 'side' && scorePart}
          <Target play={play} ended={ended} isBest={isBest} />
          {show && after && !result?.Order && (
            <show.Ladder user={user} before={ended.before?.place} after={after} />
          )}
          {layout.recap === 'side' && recapPart}
          <NewBadges play={play} ended={ended} />
          <Coins play={play} ended={ended} />
          {trouble && <p className="meta text-alarm-text">{trouble}</p>}
          <Foot play={play} ended={ended} />
        </div>
      </div>
    </div>
  );
}

/** Tells the round by playing its log again; null under earlier rules, or where it cannot be told. */
function useRecap(
  { game, show }: Play,
  { seed, rulesVersion }: Pick<Ticket, 'seed' | 'rulesVersion'>,
  log: string | undefined,
): unknown {
  const tell = show?.result?.recap;
  return useMemo(() => {
    if (log === undefined || rulesVersion !== game.rulesVersion) return null;
    return tell?.(seed, log) ?? null;
  }, [tell, seed, rulesVersion, log, game]);
}

/** What became of the round at the server, its coins, and what they lead to. */
function Coins({ play, ended }: { play: Play; ended: EndedRound }) {
  const { sending, game, verdict } = play;
  return (
    <div className="over__coins column gap-12">
      {ended.isPractice ? (
        <p className="play__verdict meta row gap-10">Practice: this round will not be sent.</p>
      ) : (
        <VerdictPart sending={sending} onSend={() => sending.send(ended.round)} />
      )}
      {verdict?.coins === 0 && <p className="meta">{firstCoinText(verdict.score, game.config)}</p>}
      <Purchase play={play} ended={ended} />
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
