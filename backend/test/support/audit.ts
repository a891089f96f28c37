import type { TestApp } from './app.js';

/** Returns the newest line of the audit log about a member. */
export async function lineOfAudit(app: TestApp, aboutUserId: number): Promise<unknown> {
  const [line] = await app.database.query(
    'SELECT adminId, action, details FROM audit_log WHERE aboutUserId = ? ORDER BY id DESC LIMIT 1',
    [aboutUserId],
  );
  return line;
}
