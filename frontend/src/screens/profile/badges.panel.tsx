import { useQuery } from '@tanstack/react-query';
import { GAME_IDS } from 'game-scenes/names';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import { achievementsQuery } from '../../api/profile';
import type { Badge } from '../../api/types';
import { BadgePicture } from '../../ui/badge-picture';
import { classNames } from '../../ui/class-names';
import { Card, CardHeader } from '../../ui/card';
import { Mark } from '../../ui/mark';
import { QueryPart } from '../../ui/query-part';
import { Skeleton, SkeletonList } from '../../ui/skeleton';
import './badges.panel.css';

/** Number of groups while loading: the games and the simulator. */
const DEFAULT_COUNT = GAME_IDS.length + 1;

/** The member's badges, earned and still to earn, in groups by game of which one is open. */
export function BadgesPanel() {
  const achievements = useQuery(achievementsQuery);
  const { data } = achievements;
  return (
    <Card aria-labelledby="badges">
      <CardHeader id="badges" title="Badges" accent="gold">
        {data && <span className="meta profile__count">{countOf(data.badges)}</span>}
      </CardHeader>
      <QueryPart
        query={achievements}
        skeleton={<BadgesSkeleton />}
        failure="Your badges could not be loaded."
      >
        {({ badges }) => <BadgeGroups badges={badges} />}
      </QueryPart>
    </Card>
  );
}

/** Opens the group of the badge earned last, or the first one, until the member chooses. */
function BadgeGroups({ badges }: { badges: readonly Badge[] }) {
  const [chosen, setChosen] = useState<string | null>();
  const open = chosen === undefined ? gameOfNewest(badges) : chosen;
  return (
    <ul className="seams">
      {[...new Set(badges.map((badge) => badge.gameName))].map((gameName) => (
        <BadgeGroup
          key={gameName}
          gameName={gameName}
          badges={ofGame(badges, gameName)}
          isOpen={gameName === open}
          onToggle={() => setChosen(gameName === open ? null : gameName)}
        />
      ))}
    </ul>
  );
}

interface BadgeGroupProps {
  gameName: string;
  /** Earned ones first. */
  badges: readonly Badge[];
  isOpen: boolean;
  onToggle: () => void;
}

function BadgeGroup({ gameName, badges, isOpen, onToggle }: BadgeGroupProps) {
  const id = useId();
  return (
    <li>
      <h3>
        <button
          type="button"
          className="badge-group row gap-12"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
        >
          <span className="badge-group__name">{gameName}</span>
          {!isOpen && (
            <span className="badge-group__pictures row gap-4" aria-hidden="true">
              {badges.map((badge) => (
                <BadgePicture key={badge.id} id={badge.id} isEarned={!isLocked(badge)} />
              ))}
            </span>
          )}
          <span className="meta profile__count">{countOf(badges)}</span>
          <ChevronDown className="badge-group__chevron" size={20} aria-hidden="true" />
        </button>
      </h3>
      <ul id={id} className="badges" hidden={!isOpen}>
        {isOpen && badges.map((badge) => <BadgeItem key={badge.id} badge={badge} />)}
      </ul>
    </li>
  );
}

function BadgeItem({ badge }: { badge: Badge }) {
  const { id, name, description, points } = badge;
  const isEarned = !isLocked(badge);
  return (
    <li className={classNames('column', !isEarned && 'muted')}>
      <span className="badges__picture">
        <BadgePicture id={id} isEarned={isEarned} />
        {!isEarned && <Mark />}
      </span>
      <b>{name}</b>
      <span className="meta">{isEarned ? `${points} points` : `Locked, ${points} points`}</span>
      <span className="meta badges__task">{description}</span>
    </li>
  );
}

function BadgesSkeleton() {
  return (
    <SkeletonList count={DEFAULT_COUNT} className="seams" rowClass="badge-group row">
      <Skeleton width="60%" height={20} />
    </SkeletonList>
  );
}

const isLocked = ({ earnedAt }: Badge): boolean => earnedAt === null;

const ofGame = (badges: readonly Badge[], game: string): Badge[] =>
  badges
    .filter(({ gameName }) => gameName === game)
    .toSorted((one, other) => Number(isLocked(one)) - Number(isLocked(other)));

const countOf = (badges: readonly Badge[]): string =>
  `${badges.filter((badge) => !isLocked(badge)).length} of ${badges.length}`;

/** Returns the game of the badge earned last; without one, of the first badge. */
function gameOfNewest(badges: readonly Badge[]): string | undefined {
  const [newest] = badges.toSorted((one, other) => (other.earnedAt ?? '').localeCompare(one.earnedAt ?? ''));
  return newest?.gameName;
}
