import { asleep } from 'game-scenes/art/mascot-poses';
import Play from 'lucide-react/icons/play';
import type { ReactNode } from 'react';
import { gamePath, paths } from '../../session/paths';
import { Button, ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import type { BoardAddress } from './board-address.hook';
import type { Board } from './boards';
import { whenOf } from './boards';

const ASLEEP = asleep('purple');

/** Explains why there are no rows, and what to do. */
export function EmptyBoard({ address }: { address: BoardAddress }) {
  const { title, sentence, action } = reasonOf(address);
  return (
    <div className="ranking__empty">
      <EmptyState title={title} drawing={ASLEEP} action={action}>
        {sentence}
      </EmptyState>
    </div>
  );
}

interface Reason {
  title: string;
  sentence: string;
  action: ReactNode;
}

function reasonOf({ board, view, show }: BoardAddress): Reason {
  const { range, search, isAround } = view;
  if (board.isComing) {
    return {
      title: 'Coming soon',
      sentence: `${board.name} is still being built. Its board opens with the game.`,
      action: <PlayLink board={board} />,
    };
  }
  if (search !== '') {
    return {
      title: 'Nobody found',
      sentence: `No player here has a name that begins with “${search}”.`,
      action: <Button onClick={() => show({ search: '' })}>Clear search</Button>,
    };
  }
  if (isAround) {
    return {
      title: 'You are not on this board yet',
      sentence: 'One proven round puts you there.',
      action: <PlayLink board={board} />,
    };
  }
  if (range !== 'all') {
    return {
      title: `No scores ${whenOf(range)} yet`,
      sentence: 'The first proven round takes the lead.',
      action: (
        <div className="ranking__actions">
          <PlayLink board={board} />
          <Button onClick={() => show({ range: 'all' })}>Show All Time</Button>
        </div>
      ),
    };
  }
  return {
    title: 'No scores yet',
    sentence: 'The first proven round takes the lead.',
    action: <PlayLink board={board} />,
  };
}

/** Link to play the board's game. */
export function PlayLink({ board: { gameId, name }, isWide }: { board: Board; isWide?: boolean }) {
  return (
    <ButtonLink variant="go" isWide={isWide} to={gameId === null ? paths.games : gamePath(gameId)}>
      <Play size={18} aria-hidden="true" />
      {gameId === null ? 'Play Games' : `Play ${name}`}
    </ButtonLink>
  );
}
