import { queryOptions } from '@tanstack/react-query';
import { isBonusAsked, rememberBonusAsked } from '../lib/bonus-day';
import { answerOf, api } from './client';
import { userKey } from './keys';
import type { DailyBonus, User } from './types';

/**
 * Requests the member's daily bonus, once per UTC day and browser, and updates the balance. The bonus adds a
 * line to the ledger, so queries of the ledger wait for it. Null when today's bonus was requested before.
 */
export function dailyBonusQuery(userId: number) {
  return queryOptions<DailyBonus | null>({
    queryKey: ['/api/daily-bonus', userId],
    queryFn: async ({ client }) => {
      if (isBonusAsked(userId)) return null;
      const bonus = await answerOf(api.POST('/api/daily-bonus'));
      rememberBonusAsked(userId, bonus.day);
      // Also needed when an earlier page requested the bonus but was closed before the answer.
      const { coins } = bonus;
      client.setQueryData<User | null>(userKey, (user) => user && { ...user, coins });
      return bonus;
    },
  });
}
