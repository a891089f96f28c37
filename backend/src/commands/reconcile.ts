import { describeReconciliation, reconcile } from '../coins/reconciliation.js';
import { describeConfig, loadConfig } from '../config.js';
import { takeSnapshot } from '../database/snapshot.js';
import { print, runCommand } from './run-command.js';

/*
 * Compares balances, ledger, rounds and records: `npm run reconcile`, or `node backend/dist/commands/reconcile.js`. It
 * reads one snapshot, also beside a running server, and ends with 1 when something does not agree.
 */
await runCommand(async () => {
  const config = loadConfig(process.env);
  const snapshot = await takeSnapshot(config.database);
  try {
    const reconciliation = await reconcile(snapshot);
    print(`The database is ${describeConfig(config)['DATABASE_URL']}.`);
    print(describeReconciliation(reconciliation));
    if (reconciliation.differences > 0) process.exitCode = 1;
  } finally {
    await snapshot.close();
  }
});
