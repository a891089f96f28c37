import ArrowDownWideNarrow from 'lucide-react/icons/arrow-down-wide-narrow';
import ArrowUpNarrowWide from 'lucide-react/icons/arrow-up-narrow-wide';
import Search from 'lucide-react/icons/search';
import { FIRST_VIEW, MAX_BOARD_SEARCH_LENGTH } from '../../api/leaderboard';
import { Button } from '../../ui/button';
import { Tooltip } from '../../ui/tooltip';
import { useSearchText } from '../../lib/search-text.hook';
import type { BoardAddress } from './board-address.hook';
import { isFirstPage } from './boards';

/** Labels of the sort keys and of their two orders. */
const SORTS = {
  score: { label: 'Score', desc: 'Best first', asc: 'Lowest first' },
  recent: { label: 'Recent', desc: 'Newest first', asc: 'Oldest first' },
};

/** Search, sort order and Clear (§2). */
export function BoardFilters({ address }: { address: BoardAddress }) {
  const { show } = address;
  const { sort, order } = address.view;
  const isAscending = order === 'asc';
  const Direction = isAscending ? ArrowUpNarrowWide : ArrowDownWideNarrow;
  return (
    <div className="row wrap gap-12 board-filters">
      <SearchBox {...address} />
      <div className="row gap-12 board-filters__sorts" role="group" aria-label="Sort by">
        {(['score', 'recent'] as const).map((id) => (
          <Button
            key={id}
            size="small"
            className="board-filters__sort"
            aria-pressed={id === sort}
            onClick={() => show({ sort: id })}
          >
            {SORTS[id].label}
          </Button>
        ))}
      </div>
      <Tooltip label={SORTS[sort][order]}>
        <Button
          size="square"
          aria-label="Ascending"
          aria-pressed={isAscending}
          onClick={() => show({ order: isAscending ? 'desc' : 'asc' })}
        >
          <Direction size={20} aria-hidden="true" />
        </Button>
      </Tooltip>
      <ClearButton {...address} />
    </div>
  );
}

/** Resets search, order and page. Game and time range have their own buttons for that. */
function ClearButton({ view, show }: BoardAddress) {
  const { search, sort, order } = FIRST_VIEW;
  const isClear = search === view.search && sort === view.sort && order === view.order && isFirstPage(view);
  return (
    <Button
      size="small"
      className="board-filters__clear"
      aria-disabled={isClear}
      onClick={() => show({ search, sort, order })}
    >
      Clear
    </Button>
  );
}

/** Searches by the beginning of a name when typing pauses, or at once on Enter. */
function SearchBox({ view, show }: BoardAddress) {
  const { text, setText, onKeyDown } = useSearchText(view.search, (search) => {
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
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
