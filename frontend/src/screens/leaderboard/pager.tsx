import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ChevronsLeft from 'lucide-react/icons/chevrons-left';
import type { BoardPage, BoardView } from '../../api/leaderboard';
import { Button } from '../../ui/button';
import type { BoardAddress } from './board-address.hook';

interface PagerProps {
  page: BoardPage;
  address: BoardAddress;
  /** Another page is on its way: one press turns one page. */
  isTurning: boolean;
}

/** Turns to the neighbouring pages, and says which part of the ranking this one is, where that is known. */
export function Pager({ page, address: { view, show }, isTurning }: PagerProps) {
  const previous = isTurning ? null : page.previous;
  const next = isTurning ? null : page.next;
  const isFirst = view.cursor === null && !view.isAround;
  return (
    <nav className="ranking__pager" aria-label="Pages">
      <TurnButton name="First page" icon={ChevronsLeft} onTurn={isFirst ? null : () => show({})} />
      <TurnButton
        name="Previous page"
        icon={ChevronLeft}
        onTurn={previous === null ? null : () => show({ cursor: previous })}
      />
      <p className="meta">
        <span className="ranking__showing">Showing </span>
        {shownPart(page, view)}
      </p>
      <TurnButton
        name="Next page"
        icon={ChevronRight}
        onTurn={next === null ? null : () => show({ cursor: next })}
      />
    </nav>
  );
}

interface TurnButtonProps {
  name: string;
  icon: typeof ChevronLeft;
  /** Null where there is no such page; the button keeps the keyboard's focus all the same. */
  onTurn: (() => void) | null;
}

function TurnButton({ name, icon: Icon, onTurn }: TurnButtonProps) {
  return (
    <Button size="square" aria-label={name} aria-disabled={onTurn === null} onClick={() => onTurn?.()}>
      <Icon size={20} aria-hidden="true" />
    </Button>
  );
}

/** Which rows these are: '26–50 of 1,204'; '25 of 1,204' where only their number is known. */
function shownPart({ entries, total }: BoardPage, view: BoardView): string {
  const from = firstPosition(entries, total, view);
  const rows =
    from === null ? inFigures(entries.length) : `${inFigures(from)}–${inFigures(from + entries.length - 1)}`;
  return `${rows} of ${inFigures(total)}`;
}

/** The place of the first row in the whole list: every row of an unsearched ranking by score tells it by its rank. */
function firstPosition(entries: BoardPage['entries'], total: number, view: BoardView): number | null {
  const isFirst = view.cursor === null && !view.isAround;
  if (isFirst) return 1;
  const rank = entries[0]?.rank;
  if (rank === undefined || view.sort !== 'score' || view.search !== '') return null;
  return view.order === 'desc' ? rank : total - rank + 1;
}

function inFigures(count: number): string {
  return count.toLocaleString('en-US');
}
