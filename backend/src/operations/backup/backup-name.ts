/** Returns the file name of a backup, such as `alien-squad-2026-11-22T10-15-00Z.ndjson.gz`. */
export function backupName(createdAt: Date): string {
  const moment = createdAt
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');
  return `alien-squad-${moment}.ndjson.gz`;
}
