import { asleep } from 'game-scenes/art-core/mascot-poses';
import { plainLook } from 'game-scenes/art-core/plain-look';
import Play from 'lucide-react/icons/play';
import { gamePath, paths } from '../../session/paths';
import { Button, ButtonLink } from '../../ui/button';
import { EmptyState, type EmptyStateProps } from '../../ui/empty-state';
import type { BoardAddress } from './board-address.hook';
import type { Board } from './boards';
import { whenOf } from './boards';

const ASLEEP = asleep(plainLook('purple'));

/** Explains why there are no rows, and what to do. */
export function EmptyBoard({ address }: { address: BoardAddress }) {
  return <EmptyState drawing={ASLEEP} {...reasonOf(address)} />;
}

function reasonOf({ board, view: { range, search, isAround }, show }: BoardAddress): EmptyStateProps {
  const action = <PlayLink board={board} />;
  if (board.isComing) {
    const children = `${board.name} is still being built. Its board opens with the game.`;
    return { title: 'Coming soon', children, action };
  }
  if (search !== '') {
    return {
      title: 'Nobody found',
      children: `No player here has a name that begins with “${search}”.`,
      action: <Button onClick={() => show({ search: '' })}>Clear search</Button>,
    };
  }
  if (isAround) {
    return {
      title: 'You are not on this board yet',
      children: 'One proven round with points puts you there.',
      action,
    };
  }
  const children = 'The first proven round with points takes the lead.';
  if (range === 'all') return { title: 'No scores yet', children, action };
  return {
    title: `No scores ${whenOf(range)} yet`,
    children,
    action: (
      <div className="row wrap ranking__actions">
        {action}
        <Button onClick={() => show({ range: 'all' })}>Show All Time</Button>
      </div>
    ),
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
