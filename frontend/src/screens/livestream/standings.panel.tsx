import { ALIEN_COLORS, ALIEN_FACES, ALIEN_HATS } from 'game-scenes/art-core/alien-catalogue';
import type { Standing } from '../../api/types';
import { AlienAvatar } from '../../ui/alien-avatar';
import type { Wardrobe } from '../../ui/alien-parts';
import { EmptyState } from '../../ui/empty-state';
import { Panel } from '../../ui/panel';
import { SampleBadge } from '../../ui/sample-badge';
import { VisuallyHidden } from '../../ui/visually-hidden';

/** The league's standings (§2). */
export function StandingsPanel({ standings }: { standings: readonly Standing[] }) {
  return (
    <Panel id="league-standings" title="League Standings" accent="gold">
      {standings.length === 0 ? (
        <EmptyState title="No standings yet">The first race of the season makes them</EmptyState>
      ) : (
        <ol className="rows standings">
          {standings.map(({ position, name, points, isSample }) => (
            <li key={position}>
              <span className="figure muted standings__position">{position}</span>
              <AlienAvatar wardrobe={helmetOf(name)} size="small" />
              <span className="grow breakable standings__name">
                <span>{name}</span> <SampleBadge isSample={isSample} />
              </span>
              <span className="figure">
                <span>{points.toLocaleString('en-US')}</span>
                <VisuallyHidden>{points === 1 ? ' point' : ' points'}</VisuallyHidden>
              </span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}

/** Returns an alien for a racer, derived from the name: racers of the league need not be members. */
function helmetOf(name: string): Wardrobe {
  let hash = 0;
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  const pick = (list: readonly string[], divisor: number): string =>
    list[Math.floor(hash / divisor) % list.length] ?? '';
  return {
    color: pick(ALIEN_COLORS, 1),
    hat: pick(ALIEN_HATS, 7),
    face: pick(ALIEN_FACES, 53),
    accessory: 'none',
  };
}
