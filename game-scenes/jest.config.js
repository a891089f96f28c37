import { sharedJestConfig } from '../jest.shared.js';

export default { ...sharedJestConfig, testEnvironment: 'node' };
