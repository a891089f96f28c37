import { SessionEntity } from '../auth/session.entity.js';
import { CoinTransactionEntity } from '../coins/coin-transaction.entity.js';
import { GameStatsEntity } from '../games/game-stats.entity.js';
import { RoundEntity } from '../rounds/round.entity.js';
import { UserEntity } from '../user/user.entity.js';

/** Every entity. A new table is an entity in its area's folder, a migration and one line here. */
export const ENTITIES: readonly (new () => object)[] = [
  UserEntity,
  SessionEntity,
  CoinTransactionEntity,
  GameStatsEntity,
  RoundEntity,
];
