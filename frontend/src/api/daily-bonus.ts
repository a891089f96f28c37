import { queryOptions } from '@tanstack/react-query';
import { isBonusAsked, rememberBonusAsked } from '../lib/bonus-day';
import { answerOf, api } from './client';
import { userKey } from './keys';
import type { DailyBonus, User } from './types';

/**
 * Asks for the member's daily bonus, once per UTC day and browser, and puts the balance right. It
 * adds a line to the ledger: who lists the ledger waits for it, or would have to ask twice. Null when today's bonus was
 * asked for earlier.
 */
export function dailyBonusQuery(userId: number) {
  return queryOptions<DailyBonus | null>({
    queryKey: ['/api/daily-bonus', userId],
    queryFn: async ({ client }) => {
      if (isBonusAsked(userId)) return null;
      const bonus = await answerOf(api.POST('/api/daily-bonus'));
      rememberBonusAsked(userId, bonus.day);
      // Also when it has just been given to a page that was left before it heard of it.
      const { coins } = bonus;
      client.setQueryData<User | null>(userKey, (user) => user && { ...user, coins });
      return bonus;
    },
  });
}
