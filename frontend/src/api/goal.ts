import { queryOptions } from '@tanstack/react-query';
import { hasSignedInHint } from '../lib/signed-in-hint';
import { answerOf, api } from './client';
import { goalKey } from './keys';
import { reading } from './query-client';
import type { GoalAnswer, GoalChoice } from './types';

/** What the member saves for, and the coins they earn in a round; only for members. */
export const goalQuery = queryOptions({ ...reading(goalKey), enabled: () => hasSignedInHint() });

/** Saves for an item instead of the one before; null ends the goal. */
export function saveGoal(choice: GoalChoice | null): Promise<GoalAnswer> {
  return answerOf(
    choice === null ? api.DELETE('/api/user/goal') : api.PUT('/api/user/goal', { body: choice }),
  );
}
