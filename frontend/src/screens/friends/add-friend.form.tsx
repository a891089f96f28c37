import AtSign from 'lucide-react/icons/at-sign';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useAsking } from '../../session/asking.hook';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';

/** Id of the field, so that a button elsewhere can focus it. */
export const ADD_FRIEND_FIELD = 'add-friend';

/** Sends a friend request by username. In a line its label is hidden, and the button stands in the field. */
export function AddFriendForm({ isLine = false }: { isLine?: boolean }) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string | null>(null);
  const { mutate, isPending } = useAsking({ onAsked: () => setName(''), onRefused: setError });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const username = name.trim();
    setError(username === '' ? 'Whom do you want to add?' : null);
    if (username !== '') mutate(username);
  };
  const field = {
    name: ADD_FRIEND_FIELD,
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    maxLength: 100,
    value: name,
    onChange: (event: { target: { value: string } }) => {
      setName(event.target.value);
      setError(null);
    },
    error,
  };
  return (
    <form
      className={isLine ? 'add-friend' : 'column gap-14'}
      onSubmit={submit}
      noValidate
      aria-label="Add a friend"
    >
      {isLine ? (
        <TextField
          {...field}
          label={<span className="visually-hidden">Add a friend by their Alien ID</span>}
          icon={UserPlus}
          placeholder="Alien ID"
          after={
            <Button type="submit" size="small" isPending={isPending}>
              Add
            </Button>
          }
        />
      ) : (
        <>
          <TextField {...field} label="Alien ID" icon={AtSign} placeholder="for example Halley" />
          <Button type="submit" isWide isPending={isPending}>
            <UserPlus size={18} aria-hidden="true" />
            Send request
          </Button>
        </>
      )}
    </form>
  );
}
