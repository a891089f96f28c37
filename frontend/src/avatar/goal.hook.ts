import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { messageOf } from '../api/api-error';
import { goalQuery, saveGoal } from '../api/goal';
import { goalKey } from '../api/keys';
import type { Goal, GoalAnswer, GoalChoice } from '../api/types';
import { toastFailure } from '../ui/toast';

/** Coins of a usual round, until the server has told the member's own mean. */
const COINS_OF_A_USUAL_ROUND = 15;

/** Follows the member's goal and changes it; a toast tells why a change failed. The actions are stable. */
export function useGoal() {
  const client = useQueryClient();
  const { data } = useQuery(goalQuery);
  const { mutate } = useMutation({
    mutationKey: goalKey,
    mutationFn: saveGoal,
    scope: { id: 'goal' },
    onSuccess: (answer) => client.setQueryData(goalKey, answer),
    onError: (error) =>
      toastFailure('Goal not saved', messageOf(error, 'The server did not answer. Please try again.')),
  });
  const actions = useMemo(
    () => ({
      /** Saves for an item, or ends the goal if it is this item. Nothing before the last change is answered. */
      toggle: ({ itemType, itemId }: GoalChoice) => {
        if (client.isMutating({ mutationKey: goalKey }) > 0) return;
        const { goal = null } = client.getQueryData<GoalAnswer>(goalKey) ?? {};
        mutate(isSameItem(goal, { itemType, itemId }) ? null : { itemType, itemId });
      },
      /** Ends the goal. */
      end: () => mutate(null),
    }),
    [client, mutate],
  );
  const goal = data?.goal ?? null;
  return {
    goal,
    /** Name of the goal's item while it is not sold; otherwise null. */
    leftStore: data?.leftStore ?? null,
    coinsPerRound: data?.coinsPerRound ?? COINS_OF_A_USUAL_ROUND,
    isGoal: (item: GoalChoice) => isSameItem(goal, item),
    ...actions,
  };
}

function isSameItem(goal: Goal | null, { itemType, itemId }: GoalChoice): boolean {
  return goal?.itemType === itemType && goal.itemId === itemId;
}
