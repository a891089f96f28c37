import 'reflect-metadata';
import { createWriteStream, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { createGzip } from 'node:zlib';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AuditLogService } from '../../members/audit/audit-log.service.js';
import { resetPassword } from '../../members/auth/lost-password.js';
import { PasswordsService } from '../../members/auth/passwords.service.js';
import { backupName, writeBackup } from '../../operations/backup/backup-writer.js';
import { restoreBackup } from '../../operations/backup/restore.js';
import { describeReconciliation, reconcile } from '../../operations/reconciliation/reconciliation.js';
import { CommonModule } from '../../platform/common.module.js';
import { SystemClock } from '../../platform/common/clock.js';
import { SystemRandom } from '../../platform/common/random.js';
import { type Config, describeConfig, loadConfig } from '../../platform/config/config.js';
import { DatabaseConnection } from '../../platform/database/connection.js';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { takeSnapshot } from '../../platform/database/snapshot.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { errorCode } from '../../platform/errors/error-code.js';
import { StartError } from '../../platform/errors/start-error.js';
import { createLog, NestLog } from '../../platform/log/log.js';
import { RealtimeModule } from '../../platform/realtime/realtime.module.js';
import { BoardMaintenanceService } from '../../play/boards/board-maintenance.service.js';
import { BoardsModule } from '../../play/boards/boards.module.js';
import { print, runCommand } from './run-command.js';

/** A command, with its arguments as `<needed>` or `[optional]`. */
interface Command {
  readonly usage: string;
  readonly run: (config: Config, argument: string) => Promise<void>;
}

/** All commands: `npm run ops -- <usage>`, or `node backend/dist/app/commands/ops.js <usage>`. */
const COMMANDS: readonly Command[] = [
  { usage: 'reconcile', run: compare },
  { usage: 'backup [file]', run: backUp },
  { usage: 'restore <file>', run: restore },
  { usage: 'reset-password <Alien ID>', run: setOneTimePassword },
  { usage: 'rebuild', run: rebuild },
];

/** Error codes of a file that can't be written. */
const UNWRITABLE = /^E(ACCES|DQUOT|EXIST|ISDIR|NOENT|NOSPC|NOTDIR|PERM|ROFS)$/;

/** Files of backups that are not complete, with the number of the process that writes them. */
const UNFINISHED = /^alien-squad-[\dTZ-]+\.ndjson\.gz\.(\d+)\.part$/;

/** Module of a process that only rebuilds boards. */
@Module({})
class BoardsOnly {}

await runCommand(async () => {
  const { command, argument } = commandOf(process.argv.slice(2));
  const config = loadConfig({ LOG_LEVEL: 'warn', ...process.env });
  await command.run(config, argument);
});

/** Returns the command that the arguments name. Throws a StartError that says how commands are called. */
function commandOf(args: string[]): { command: Command; argument: string } {
  const { positionals, tokens } = parseArgs({ args, allowPositionals: true, strict: false, tokens: true });
  const [name = '', ...rest] = positionals;
  const command = COMMANDS.find(({ usage }) => usage.split(' ')[0] === name);
  const hasOptions = tokens.some(({ kind }) => kind === 'option');
  const usages = (command ? [command] : COMMANDS).map(({ usage }) => `npm run ops -- ${usage}`);
  const [least, most] = command?.usage.includes('<') ? [1, 1] : [0, command?.usage.includes('[') ? 1 : 0];
  if (!command || hasOptions || rest.length < least || rest.length > most) {
    throw new StartError(`Use it like this:\n  ${usages.join('\n  ')}`);
  }
  return { command, argument: rest[0] ?? '' };
}

/**
 * Compares balances, ledger, rounds and records. Reads one snapshot, also beside a running server, and exits
 * with 1 when something does not agree.
 */
async function compare(config: Config): Promise<void> {
  const snapshot = await takeSnapshot(config.database);
  try {
    const reconciliation = await reconcile(snapshot);
    print(`The database is ${describeConfig(config)['DATABASE_URL']}.`);
    print(describeReconciliation(reconciliation));
    if (reconciliation.differences > 0) process.exitCode = 1;
  } finally {
    await snapshot.close();
  }
}

/**
 * Writes a backup of one snapshot into a file, also beside a running server. The file gets its name only when
 * it is complete.
 */
async function backUp(config: Config, name: string): Promise<void> {
  const createdAt = new Date();
  // npm changes the working directory, so a file name is relative to where npm was called. The image's own
  // folder is not writable.
  const folder = process.env['INIT_CWD'] ?? (name === '' ? config.dataFolder : '.');
  const path = resolve(folder, name === '' ? backupName(createdAt) : name);
  if (existsSync(path)) throw new StartError(`There is a file ${path} already: name another one.`);
  const snapshot = await takeSnapshot(config.database);
  const unfinished = join(dirname(path), `${backupName(createdAt)}.${process.pid}.part`);
  try {
    removeUnfinished(dirname(path));
    const lines = writeBackup({ rows: snapshot, engine: config.database.kind, createdAt });
    const file = createWriteStream(unfinished, { mode: 0o600, flush: true });
    await pipeline(Readable.from(lines), createGzip(), file);
    renameSync(unfinished, path);
    print(`The database is ${describeConfig(config)['DATABASE_URL']}.`);
    print(`The backup is ${path}.`);
  } catch (error) {
    rmSync(unfinished, { force: true });
    const code = errorCode(error);
    if (!UNWRITABLE.test(code)) throw error;
    throw new StartError(`The file ${path} can't be written (${code}).`, { cause: error });
  } finally {
    await snapshot.close();
  }
}

/** Removes what killed backups have left in a folder. */
function removeUnfinished(folder: string): void {
  for (const name of readdirSync(folder)) {
    const [, pid] = UNFINISHED.exec(name) ?? [];
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(folder, name), { force: true });
  }
}

/** Returns whether a process other than this one runs under a number. */
function isRunning(pid: number): boolean {
  try {
    return pid !== process.pid && process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** Fills an empty database from a backup, which may come from either engine. Restores all of it or nothing. */
async function restore(config: Config, name: string): Promise<void> {
  const { header, rows } = await restoreBackup(config, resolve(process.env['INIT_CWD'] ?? '.', name));
  const members = (header.tables['users'] ?? 0).toLocaleString('en');
  print(`The database is ${describeConfig(config)['DATABASE_URL']}.`);
  print(
    `Restored the backup of ${header.createdAt}: ${members} members, ${rows.toLocaleString('en')} rows in all. ` +
      'Everybody signs in again; the stream key is a new one. Copy the folder media of the old data folder as well.',
  );
}

/** Sets a one-time password for a member who has lost theirs, also for the site's owner. */
async function setOneTimePassword(config: Config, alienId: string): Promise<void> {
  const connection = await DatabaseConnection.open(config);
  try {
    const random = new SystemRandom();
    const clock = new SystemClock();
    const tools = {
      unitOfWork: new UnitOfWork(connection.writer, () => undefined),
      passwords: new PasswordsService(random),
      audit: new AuditLogService(clock, createLog('silent')),
      random,
      clock,
    };
    const { username, password } = await resetPassword(tools, alienId);
    print(`The one-time password of ${username} is ${password}`);
    print(
      'It is shown this once and opens the account for 24 hours. Whoever signs in with it chooses another one first; every device was signed out.',
    );
  } finally {
    await connection.close();
  }
}

/** Deletes the boards and counts them and the high scores again from the proven rounds. */
async function rebuild(config: Config): Promise<void> {
  const log = createLog(config.logLevel);
  const imports = [
    CommonModule.with(config, log, {}),
    DatabaseModule.with(config.database),
    RealtimeModule,
    BoardsModule,
  ];
  const app = await NestFactory.createApplicationContext(
    { module: BoardsOnly, imports },
    { logger: new NestLog(log), abortOnError: false },
  );
  try {
    await app.get(BoardMaintenanceService, { strict: false }).rebuild();
  } finally {
    await app.close();
  }
  print('The boards were counted again from the proven rounds.');
}
