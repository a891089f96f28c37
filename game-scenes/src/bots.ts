import { CLICKER_SKILLS, playClicker } from './alien-clicker/alien-clicker.bot.js';
import type { FieldName } from './rules-core/define-game.js';
import type { Round } from './rules-core/round.js';
import type { GameId } from './rules.js';

/** How well a bot plays; a decent one makes about its game's par. */
export const BOT_SKILLS = ['novice', 'decent', 'expert'] as const;

export type BotSkill = (typeof BOT_SKILLS)[number];

/** Plays a whole round; the same seed, field and skill give the same round. */
export type Bot = (seed: string, field: FieldName, skill: BotSkill) => Round;

/** A player for every game: for tests, golden rounds and benchmarks. No product ships it. */
export const BOTS: Readonly<Record<GameId, Bot>> = {
  'alien-clicker': (seed, field, skill) => playClicker(seed, field, CLICKER_SKILLS[skill]),
};
