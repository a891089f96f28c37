import ArrowDownWideNarrow from 'lucide-react/icons/arrow-down-wide-narrow';
import ArrowUpNarrowWide from 'lucide-react/icons/arrow-up-narrow-wide';
import Search from 'lucide-react/icons/search';
import { FIRST_VIEW, MAX_BOARD_SEARCH_LENGTH } from '../../api/leaderboard';
import { Button } from '../../ui/button';
import { Tooltip } from '../../ui/tooltip';
import { useSearchText } from '../../lib/search-text.hook';
import type { BoardAddress } from './board-address.hook';
import { isFirstPage } from './boards';

const SORTS = [
  { id: 'score', label: 'Score' },
  { id: 'recent', label: 'Recent' },
] as const;

/** Label of the sort order, by sort key. */
const FIRST_ROWS = {
  score: { desc: 'Best first', asc: 'Lowest first' },
  recent: { desc: 'Newest first', asc: 'Oldest first' },
} as const;

/** Search, sort order and Clear (§2). */
export function BoardFilters({ address: { view, show } }: { address: BoardAddress }) {
  const { sort, order } = view;
  const isAscending = order === 'asc';
  const Direction = isAscending ? ArrowUpNarrowWide : ArrowDownWideNarrow;
  return (
    <div className="board-filters">
      <SearchBox view={view} show={show} />
      <div className="board-filters__sorts" role="group" aria-label="Sort by">
        {SORTS.map(({ id, label }) => (
          <Button
            key={id}
            size="small"
            className="board-filters__sort"
            aria-pressed={id === sort}
            onClick={() => show({ sort: id })}
          >
            {label}
          </Button>
        ))}
      </div>
      <Tooltip label={FIRST_ROWS[sort][order]}>
        <Button
          size="square"
          aria-label="Ascending"
          aria-pressed={isAscending}
          onClick={() => show({ order: isAscending ? 'desc' : 'asc' })}
        >
          <Direction size={20} aria-hidden="true" />
        </Button>
      </Tooltip>
      <ClearButton view={view} show={show} />
    </div>
  );
}

/** Resets search, order and page. Game and time range have their own buttons for that. */
function ClearButton({ view, show }: Pick<BoardAddress, 'view' | 'show'>) {
  const { search, sort, order } = FIRST_VIEW;
  const isClear = search === view.search && sort === view.sort && order === view.order && isFirstPage(view);
  return (
    <Button
      size="small"
      className="board-filters__clear"
      aria-disabled={isClear}
      onClick={() => {
        if (!isClear) show({ search, sort, order });
      }}
    >
      Clear
    </Button>
  );
}

/** Searches by the beginning of a name when typing pauses, or at once on Enter. */
function SearchBox({ view, show }: Pick<BoardAddress, 'view' | 'show'>) {
  const { text, setText, send } = useSearchText(view.search, (search) => {
    // One history entry per search: Back leaves the search instead of undoing each letter.
    show({ search }, { replace: view.search !== '' });
  });
  return (
    <div role="search" className="board-filters__search field__box">
      <Search size={20} aria-hidden="true" />
      <input
        className="field__input"
        type="search"
        name="search"
        aria-label="Search players"
        placeholder="Search players"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={MAX_BOARD_SEARCH_LENGTH}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') send();
        }}
      />
    </div>
  );
}
