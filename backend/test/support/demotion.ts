import { jest } from '@jest/globals';
import type { TestApp, TestMember } from './app.js';
import { aGate } from './gate.js';

/**
 * Sends a request that changes the database while the sender loses their admin rights: they are an admin when
 * they send it, and no longer when it would be carried out.
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
