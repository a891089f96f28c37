import type { Type } from '@nestjs/common';
import { AuthModule } from './auth/auth.module.js';
import { CoinsModule } from './coins/coins.module.js';
import { GamesModule } from './games/games.module.js';
import { RacingModule } from './racing/racing.module.js';
import { RoundsModule } from './rounds/rounds.module.js';
import { UserModule } from './user/user.module.js';

/** Every area of the API. A new area is a folder with a module and one line here. */
export const AREAS: readonly Type[] = [
  AuthModule,
  UserModule,
  CoinsModule,
  GamesModule,
  RoundsModule,
  RacingModule,
];
