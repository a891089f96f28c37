import type { Goal } from '../../api/types';
import { Button } from '../../ui/button';
import { Gauge } from '../../ui/reach';
import './goal-gauge.css';

interface GoalGaugeProps {
  goal: Goal | null;
  /** Name of the goal's item while it is not sold. */
  leftStore: string | null;
  coins: number;
  /** Ends a goal whose item has left the store. */
  onEnd: () => void;
}

/** What the member saves for: picture, gauge and per cent. Nothing without a goal. */
export function GoalGauge({ goal, leftStore, coins, onEnd }: GoalGaugeProps) {
  if (leftStore !== null)
    return (
      <p className="row gap-12 goal-gauge">
        <span className="grow breakable">{`${leftStore} has left the store.`}</span>
        <Button size="small" onClick={onEnd}>
          Let it go
        </Button>
      </p>
    );
  if (goal === null) return null;
  const { name, price, imageUrl } = goal;
  const isInReach = coins >= price;
  const percent = Math.min(100, Math.floor((coins / Math.max(1, price)) * 100));
  return (
    <p className="row gap-12 goal-gauge">
      <span className="center store__thumb">
        <img src={imageUrl} width={36} height={36} alt="" decoding="async" />
      </span>
      <span className="grow">
        <b className="breakable">{isInReach ? `${name} is within reach` : `Saving for ${name}`}</b>
        <Gauge value={coins} goal={price} />
      </span>
      <b className="figure text-gold">{`${percent} %`}</b>
    </p>
  );
}
