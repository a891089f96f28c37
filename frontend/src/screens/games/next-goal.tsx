import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { alienParts } from '../../ui/alien-parts';
import type { Wardrobe } from '../../ui/alien-parts';
import { Art } from '../../ui/art';
import type { NextGoal } from './goals';
import { useHubArt } from './hub-art.hook';
import './next-goal.css';

/** The member's nearest goal: how far it is, and a track with their pod on the way to its flag. */
export function NextGoalPart({ goal, wardrobe }: { goal: NextGoal; wardrobe: Wardrobe }) {
  const { title, words, share, to, rival } = goal;
  const art = useHubArt();
  const track = useMemo(
    () => art?.goalTrack(alienParts(wardrobe), share, rival && alienParts(rival)),
    [art, wardrobe, share, rival],
  );
  return (
    <section className="next-goal" aria-labelledby="next-goal">
      <div className="breakable">
        <h2 id="next-goal">
          <Link to={to}>{title}</Link>
        </h2>
        <p>{words}</p>
      </div>
      <div className="next-goal__track">{track && <Art drawing={track} />}</div>
    </section>
  );
}
