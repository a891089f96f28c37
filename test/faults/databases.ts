import { join } from 'node:path';
import { startMariadb } from '../../scripts/servers/mariadb.mjs';

/** A database that can be killed and started again on the same data. */
export interface Database {
  /** Value for DATABASE_URL. */
  readonly url: string;
  /** Starts the database, unless it runs. */
  start(): Promise<void>;
  kill(): Promise<void>;
}

/** The databases by name; each keeps its files in a folder. */
export const DATABASES: Readonly<Record<string, (folder: string) => Database>> = {
  /** Runs in the process of the server. */
  SQLite: (folder) => ({
    url: `sqlite:${join(folder, 'data.sqlite')}`,
    start: () => Promise.resolve(),
    kill: () => Promise.resolve(),
  }),
  MariaDB: (folder) => {
    let server: Awaited<ReturnType<typeof startMariadb>> | undefined;
    return {
      get url() {
        return server?.url ?? '';
      },
      start: async () => {
        server ??= await startMariadb(join(folder, 'mariadb'));
      },
      kill: async () => {
        if (!server) return;
        process.kill(server.pid, 'SIGKILL');
        await server.stop();
        server = undefined;
      },
    };
  },
};
