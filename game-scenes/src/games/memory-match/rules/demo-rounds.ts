import type { ShownRound } from '../../../rules-core/shown-round.js';

/** The decent bot's golden rounds; `demo-rounds.test.ts` says how to renew them. */
export const WIDE_ROUND: ShownRound = {
  rulesVersion: 1,
  seed: 'eab4068f148468568b019f1a1dc8d16b',
  field: 'wide',
  score: 80,
  log: 'AQAIRwYANQYYagYaPQYKagYEVwYCawYKMgYCQQYSTwYMawYAQQYUawYSSQYAUwYGRQYcawYeNAYOawYGLwYOVwYUSAYeRgYYTgYcawYMOQYYNQYETgYaagYWSgYaNAYcVAYQawYQOwYEVQYIWwYcAQA',
};

export const TALL_ROUND: ShownRound = {
  rulesVersion: 1,
  seed: 'fd9c112d27ca7b657338a851402393f8',
  field: 'tall',
  score: 80,
  log: 'AQAMQAYOTgYEagYYUQYKagYIMQYAawYWTAYOagYANgYOMwYMTAYUagYWTQYUVQYEWwYGawYSTAYaRgYeMQYKawYCPQYQawYKVAYCVQYcOgYGWAYENAYMawYYWAYIagYITgYMNgYQNQYEQAYeVAYYAQA',
};
