import type { Badge } from '../../../rules-core/badges.js';

/** The badge of the simulator, which takes no skill. */
export const simulatorBadges: readonly Badge[] = [
  {
    id: 'lucky-run',
    name: 'Lucky Run',
    description: 'See your pod come in first in the Racing Simulator.',
    points: 20,
    cause: { kind: 'line', descriptions: ['Position: 1 – Racing Simulator'] },
  },
];
