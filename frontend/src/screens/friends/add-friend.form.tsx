import { useMutation, useQueryClient } from '@tanstack/react-query';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { messageOf } from '../../api/api-error';
import { askToBeFriends } from '../../api/friends';
import { friendsKey } from '../../api/keys';
import { useOneAtATime } from '../../api/one-at-a-time.hook';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import { toast } from '../../ui/toast';

/** Id of the field, so that a button elsewhere can focus it. */
export const ADD_FRIEND_FIELD = 'add-friend';

/** Sends a friend request by username. */
export function AddFriendForm() {
  const client = useQueryClient();
  const [name, setName] = useState('');
  const [error, setError] = useState<string | null>(null);
  const { mutate, isPending } = useOneAtATime(
    useMutation({
      mutationFn: askToBeFriends,
      onSuccess: ({ username, status }) => {
        setName('');
        toast({
          variant: 'success',
          ...(status === 'accepted'
            ? { title: 'You are friends', description: `${username} had asked you already.` }
            : { title: 'Request sent', description: `${username} can accept it now.` }),
        });
        return client.invalidateQueries({ queryKey: friendsKey });
      },
      onError: (failure) => setError(messageOf(failure, 'The server did not answer. Please try again.')),
    }),
  );
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const username = name.trim();
    setError(username === '' ? 'Whom do you want to add?' : null);
    if (username !== '') mutate(username);
  };
  return (
    <form className="add-friend" onSubmit={submit} noValidate aria-label="Add a friend">
      <TextField
        label={<span className="visually-hidden">Add a friend by their Alien ID</span>}
        name={ADD_FRIEND_FIELD}
        icon={UserPlus}
        placeholder="Alien ID"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        value={name}
        onChange={(event) => {
          setName(event.target.value);
          setError(null);
        }}
        error={error}
        after={
          <Button type="submit" size="small" isPending={isPending}>
            Add
          </Button>
        }
      />
    </form>
  );
}
