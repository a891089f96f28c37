import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ChevronsLeft from 'lucide-react/icons/chevrons-left';
import type { BoardPage, BoardView } from '../../api/leaderboard';
import { Button } from '../../ui/button';
import type { BoardAddress } from './board-address.hook';
import { inFigures, isFirstPage } from './boards';

interface PagerProps {
  page: BoardPage;
  address: BoardAddress;
  /** True while another page is loading; the buttons are disabled meanwhile. */
  isTurning: boolean;
}

/** Pages through the ranking and shows which rows are visible, if their position is known. */
export function Pager({ page, address: { view, show }, isTurning }: PagerProps) {
  const previous = isTurning ? null : page.previous;
  const next = isTurning ? null : page.next;
  return (
    <nav className="row gap-12 ranking__pager" aria-label="Pages">
      <TurnButton name="First page" icon={ChevronsLeft} onTurn={isFirstPage(view) ? null : () => show({})} />
      <TurnButton
        name="Previous page"
        icon={ChevronLeft}
        onTurn={previous === null ? null : () => show({ cursor: previous })}
      />
      <p className="meta grow">
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
  /** Null if there is no such page. The button is then aria-disabled, so that it keeps the focus. */
  onTurn: (() => void) | null;
}

function TurnButton({ name, icon: Icon, onTurn }: TurnButtonProps) {
  return (
    <Button size="square" aria-label={name} aria-disabled={onTurn === null} onClick={() => onTurn?.()}>
      <Icon size={20} aria-hidden="true" />
    </Button>
  );
}

/**
 * Returns the shown range, such as '26–50 of 1,204', or '25 of 1,204' if only the number of rows is known.
 */
function shownPart({ entries, total }: BoardPage, view: BoardView): string {
  const from = firstPosition(entries, total, view);
  const rows =
    from === null ? inFigures(entries.length) : `${inFigures(from)}–${inFigures(from + entries.length - 1)}`;
  return `${rows} of ${inFigures(total)}`;
}

/** Returns the first row's position: its rank, if sorted by score and not searched; null if unknown. */
function firstPosition(entries: BoardPage['entries'], total: number, view: BoardView): number | null {
  if (isFirstPage(view)) return 1;
  const rank = entries[0]?.rank;
  if (rank === undefined || view.sort !== 'score' || view.search !== '') return null;
  return view.order === 'desc' ? rank : total - rank + 1;
}
