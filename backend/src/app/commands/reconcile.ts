import { describeReconciliation, reconcile } from '../../operations/reconciliation/reconciliation.js';
import { describeConfig, loadConfig } from '../../platform/config/config.js';
import { takeSnapshot } from '../../platform/database/snapshot.js';
import { print, runCommand } from './run-command.js';

/*
 * Compares balances, ledger, rounds and records: `npm run reconcile`, or `node
 * backend/dist/app/commands/reconcile.js`. It reads one snapshot, also beside a running server, and exits
 * with 1 when something does not agree.
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
