import Search from 'lucide-react/icons/search';
import { MAX_USER_SEARCH_LENGTH } from '../../../api/admin-users';
import type { UserSort } from '../../../api/admin-users';
import { useSearchText } from '../../../lib/search-text.hook';
import { Chip } from '../../../ui/chip';
import type { UsersAddress } from './users-address.hook';

/** Searches by the beginning of a name or by an id, and can show admins only. */
export function UsersFilters({ address: { view, show } }: { address: UsersAddress }) {
  const box = useSearchText(view.search, (search) => show({ search }, { replace: true }));
  return (
    <div className="row gap-12 admin-users__filters">
      <Chip isPressed={view.isAdminsOnly} onClick={() => show({ isAdminsOnly: !view.isAdminsOnly })}>
        Admins
      </Chip>
      <div role="search" className="field__box admin-users__search">
        <Search size={20} aria-hidden="true" />
        <input
          type="search"
          className="field__input"
          aria-label="Search users"
          placeholder="Search users"
          maxLength={MAX_USER_SEARCH_LENGTH}
          autoCapitalize="none"
          spellCheck={false}
          value={box.text}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => box.setText(target.value)}
          onKeyDown={box.onKeyDown}
        />
      </div>
    </div>
  );
}

const SORTS: readonly { id: UserSort; label: string }[] = [
  { id: 'id', label: 'ID' },
  { id: 'username', label: 'Username' },
  { id: 'coins', label: 'Coins' },
  { id: 'lastSeen', label: 'Last seen' },
];

/** Sort buttons for the cards of narrow windows; the table has its column headings. */
export function UsersSorts({ address: { view, show } }: { address: UsersAddress }) {
  return (
    <div className="chips chips--scrolling admin-users__sorts" role="group" aria-label="Sort by">
      {SORTS.map(({ id, label }) => (
        <Chip key={id} isPressed={view.sort === id} onClick={() => show(nextSort(view, id))}>
          {view.sort === id ? `${label} ${view.order === 'asc' ? '↑' : '↓'}` : label}
        </Chip>
      ))}
    </div>
  );
}

/**
 * Returns the order after a click on a sort key. The current key reverses; coins and times start descending.
 */
export function nextSort(
  { sort, order }: UsersAddress['view'],
  pressed: UserSort,
): Pick<UsersAddress['view'], 'sort' | 'order'> {
  if (sort === pressed) return { sort, order: order === 'asc' ? 'desc' : 'asc' };
  return { sort: pressed, order: pressed === 'coins' || pressed === 'lastSeen' ? 'desc' : 'asc' };
}
