import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import ChevronDown from 'lucide-react/icons/chevron-down';
import User from 'lucide-react/icons/user';
import { useEffect, useId, useState } from 'react';
import type { KeyboardEvent, UIEvent } from 'react';
import { foundUsersQuery, MAX_USER_SEARCH_LENGTH } from '../../../api/admin-users';
import type { UsersPage } from '../../../api/admin-users';
import type { AdminUser } from '../../../api/types';
import { coinsText } from '../../../lib/coins-text';

/** Distance from the end of the list at which the next users are fetched, in pixels. */
const NEAR_END_PX = 400;

/** The same for the keyboard, in users. */
const NEAR_END_USERS = 9;

interface UserPickerProps {
  chosen: AdminUser | null;
  onChoose: (user: AdminUser | null) => void;
}

/** Returns the label of a user in the list (§2): 'Kessel (340 coins)'. */
function userLabel({ username, coins }: AdminUser): string {
  return `${username} (${coinsText(coins)})`;
}

/**
 * The dropdown 'Select User' (§2). There may be a hundred thousand users, so it loads more on scroll, and
 * typing searches by the beginning of the name.
 */
export function UserPicker({ chosen, onChoose }: UserPickerProps) {
  const id = useId();
  const picker = usePicker(chosen, onChoose);
  const { users, isOpen, isBusy, active } = picker;
  return (
    <div className="field user-picker">
      <label className="field__label" htmlFor={id}>
        Select User
      </label>
      <div className="field__box">
        <User size={20} aria-hidden="true" />
        <input
          id={id}
          className="field__input"
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && !isBusy && users[active] ? `${id}-${users[active].id}` : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="Choose a user"
          maxLength={isOpen ? MAX_USER_SEARCH_LENGTH : undefined}
          value={picker.text}
          onChange={({ target }) => picker.type(target.value)}
          onClick={() => picker.open()}
          onBlur={() => picker.close()}
          onKeyDown={picker.onKeyDown}
        />
        <ChevronDown size={20} aria-hidden="true" />
      </div>
      <div className="user-picker__drop" hidden={!isOpen}>
        <UserOptions id={id} picker={picker} />
        {picker.note && (
          <p role="status" className="user-picker__note meta">
            {picker.note}
          </p>
        )}
      </div>
    </div>
  );
}

function UserOptions({ id, picker }: { id: string; picker: ReturnType<typeof usePicker> }) {
  const { users, isBusy, active } = picker;
  const activeId = users[active] && `${id}-${users[active].id}`;
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <ul
      id={`${id}-list`}
      role="listbox"
      aria-label="Users"
      aria-busy={isBusy}
      className="card card--floating"
      onScroll={picker.onScroll}
    >
      {users.map((user, index) => (
        <li key={user.id} role="presentation">
          <button
            type="button"
            id={`${id}-${user.id}`}
            role="option"
            aria-selected={!isBusy && index === active}
            tabIndex={-1}
            // Keeps the focus in the input, so that the keyboard goes on working there.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => picker.choose(user)}
          >
            {userLabel(user)}
          </button>
        </li>
      ))}
    </ul>
  );
}

type FoundUsers = UseInfiniteQueryResult<InfiniteData<UsersPage>>;

/** Returns what stands below the list: what it lacks; null when everybody is there. */
function noteOf({ data, isError, isFetching, hasNextPage }: FoundUsers, shown: number): string | null {
  if (isError) return shown === 0 ? 'The users could not be loaded.' : 'More users could not be loaded.';
  if (shown === 0) return isFetching ? 'Loading...' : 'No users found';
  const total = data?.pages.at(-1)?.total ?? shown;
  if (!hasNextPage) return null;
  const counts = `${shown.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} users`;
  return `${counts}. Type how a name begins, or scroll on.`;
}

function usePicker(chosen: AdminUser | null, onChoose: UserPickerProps['onChoose']) {
  const [search, setSearch] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const isOpen = search !== null;
  const list = useInfiniteQuery({
    ...foundUsersQuery((search ?? '').trim()),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  });
  const users = list.data?.pages.flatMap((page) => page.users) ?? [];
  const goOn = (): void => {
    if (list.hasNextPage && !list.isFetching) void list.fetchNextPage();
  };
  /** True while the list still shows the previous search; choosing is disabled meanwhile. */
  const isBusy = list.isPlaceholderData;
  const choose = (user: AdminUser): void => {
    onChoose(user);
    setSearch(null);
  };
  const open = (): void => {
    setSearch(search ?? '');
    setActive(0);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // While a word is composed (Chinese, Japanese, Korean), its keys choose and end the word.
    if (event.nativeEvent.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      if (!isOpen) open();
      else if (users.length > 0) {
        const next = (active + step + users.length) % users.length;
        setActive(next);
        if (next >= users.length - NEAR_END_USERS) goOn();
      }
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      const user = users[active];
      if (user && !isBusy) choose(user);
    } else if (event.key === 'Escape') setSearch(null);
  };
  return {
    users,
    isOpen,
    isBusy,
    active,
    text: search ?? (chosen ? userLabel(chosen) : ''),
    note: noteOf(list, users.length),
    choose,
    open,
    close: () => setSearch(null),
    type: (text: string) => {
      // The first key replaces the label of the chosen user.
      setSearch(search === null && chosen ? text.replace(userLabel(chosen), '') : text);
      setActive(0);
    },
    onKeyDown,
    onScroll: ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent) => {
      if (scrollHeight - scrollTop - clientHeight < NEAR_END_PX) goOn();
    },
  };
}
