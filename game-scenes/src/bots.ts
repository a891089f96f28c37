import { CLICKER_SKILLS, playClicker } from './games/alien-clicker/rules/bot.js';
import { RACING_SKILLS, driveRace } from './games/alien-racing/rules/bot.js';
import { MEMORY_SKILLS, playMemory } from './games/memory-match/rules/bot.js';
import type { FieldName } from './rules-core/define-game.js';
import type { Round } from './rules-core/round.js';
import type { GameId } from './rules.js';
import { STRONGHOLD_SKILLS, playStronghold } from './games/stronghold-defense/rules/bot.js';

/** Skill levels of the bots. A decent bot scores about its game's par. */
export const BOT_SKILLS = ['novice', 'decent', 'expert'] as const;

export type BotSkill = (typeof BOT_SKILLS)[number];

/** Plays a whole round; the same seed, field and skill give the same round. */
export type Bot = (seed: string, field: FieldName, skill: BotSkill) => Round;

/** A bot for every game, used by tests, golden rounds and benchmarks. No product bundle contains it. */
export const BOTS: Readonly<Record<GameId, Bot>> = {
  'alien-clicker': (seed, field, skill) => playClicker(seed, field, CLICKER_SKILLS[skill]),
  'memory-match': (seed, field, skill) => playMemory(seed, field, MEMORY_SKILLS[skill]),
  'stronghold-defense': (seed, field, skill) => playStronghold(seed, field, STRONGHOLD_SKILLS[skill]),
  'alien-racing': (seed, field, skill) => driveRace(seed, field, RACING_SKILLS[skill]),
};
