export { simulatorBadges } from './rules/badges.js';
export { racingSimulator } from './rules/racing-simulator.rules.js';
export { simulatedRun, type RunMoment, type SimulatedRun } from './rules/simulated-run.js';
