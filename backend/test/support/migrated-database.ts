import { DataSource } from 'typeorm';
import { loadConfig } from '../../src/platform/config/config.js';
import { writerOptions } from '../../src/platform/database/data-source.js';
import { migrate } from '../../src/platform/database/migrate.js';
import { createTestDatabase } from './database.js';

/** Returns the writer of a new database after all migrations, and what removes both. */
export async function migratedDatabase(): Promise<{ writer: DataSource; remove: () => Promise<void> }> {
  const database = await createTestDatabase();
  const config = loadConfig({ DATABASE_URL: database.url, DATA_DIR: database.dataFolder });
  const writer = await new DataSource(writerOptions(config.database)).initialize();
  await migrate(writer);
  return {
    writer,
    remove: async () => {
      await writer.destroy();
      await database.remove();
    },
  };
}
