import { jest } from '@jest/globals';
import type { TestApp, TestMember } from './app.js';
import { aGate } from './gate.js';

/**
 * Has somebody ask for something that changes the database while their rights as an admin are taken: they are still one when
 * they ask, and none any more when it would be done.
 */
export async function askWhileDemoted<T>(app: TestApp, loser: TestMember, ask: () => Promise<T>): Promise<T> {
  const run = jest.spyOn(app.unitOfWork, 'run');
  try {
    const [demoted, settled] = [aGate(), aGate()];
    const demotion = app.unitOfWork.run(async (tx) => {
      await tx.execute('UPDATE users SET isAdmin = 0 WHERE id = ?', [loser.id]);
      demoted.open();
      await settled.passed;
    });
    await demoted.passed;
    const answer = ask();
    while (run.mock.calls.length < 2) await new Promise(setImmediate);
    settled.open();
    await demotion;
    return await answer;
  } finally {
    run.mockRestore();
  }
}
