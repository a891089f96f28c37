import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ownStandingQuery } from '../../api/leaderboard';
import type { User } from '../../api/types';
import { TABLET, useMediaQuery } from '../../lib/media-query.hook';
import { useAuth } from '../../session/auth';
import { ChipGroup } from '../../ui/chip-group';
import { ScreenTitle } from '../../ui/screen-title';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs';
import { BestByGame } from './best-by-game.panel';
import { useBoardAddress } from './board-address.hook';
import { BoardFilters } from './board-filters';
import { BOARDS, RANGES, boardAt } from './boards';
import { OwnStats } from './own-stats.panel';
import { PodiumCard } from './podium';
import { Ranking } from './ranking.card';
import './leaderboard.css';

/** The leaderboard at `/leaderboard`, for members (§2). */
export function LeaderboardScreen() {
  const { user } = useAuth();
  return user && <Leaderboard user={user} />;
}

function Leaderboard({ user }: { user: User }) {
  const address = useBoardAddress();
  const { board, view, show } = address;
  const standing = useQuery(ownStandingQuery(view));
  const isTablet = useMediaQuery(TABLET);
  const ranges = (
    <ChipGroup label="Time range" options={RANGES} value={view.range} onChange={(range) => show({ range })} />
  );
  // On a tablet title and range stand above the list, and the podium beside it.
  return (
    <div className="page columns leaderboard">
      {isTablet && <ScreenTitle title="Leaderboard">{ranges}</ScreenTitle>}
      <div className="stack leaderboard__main">
        <PodiumCard standing={standing} isTitled={!isTablet} />
        <Tabs value={board.word} onValueChange={(word) => show({ game: boardAt(word).name })}>
          <GameTabs shown={board.word} />
          <TabPanel value={board.word} tabIndex={undefined} className="stack leaderboard__list">
            {!isTablet && ranges}
            <BoardFilters address={address} />
            <Ranking address={address} />
          </TabPanel>
        </Tabs>
      </div>
      <div className="stack leaderboard__side">
        <OwnStats user={user} board={board} range={view.range} standing={standing} />
        <BestByGame standing={standing} />
      </div>
    </div>
  );
}

/** One tab per game (§2). Scrolls the selected tab into view if the row of tabs scrolls. */
function GameTabs({ shown }: { shown: string }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = list.current?.querySelector('[aria-selected="true"]');
    tab?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }, [shown]);
  return (
    <TabList ref={list} aria-label="Game" className="leaderboard__tabs">
      {BOARDS.map(({ word, name }) => (
        <Tab key={word} value={word}>
          {name}
        </Tab>
      ))}
    </TabList>
  );
}
