import { resolve } from 'node:path';
import { openEvidenceStore } from '../../platform/evidence-store/open-evidence-store.ts';
import { systemClock } from '../../platform/runtime/clock.ts';
import type { Env } from '../../platform/runtime/env.ts';
import { withConnection } from '../with-connection.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

/** Writes a backup of a running installation; the default FILE is named after the time, in the current folder. */
export async function backUp(env: Env, file: string | undefined): Promise<void> {
  const now = systemClock.now();
  const path = resolve(file ?? `backup-${now.toISOString().replaceAll(/[:.]/gu, '-')}.zip`);
  await withConnection(env, async ({ sql }) => {
    const { tables, originals, missing } = await writeBackup(sql, await openEvidenceStore(env), path);
    console.log(`${path}: ${tables.length} tables, ${originals} originals`);
    if (missing.length > 0) {
      console.error(`the store does not have ${missing.length} originals that the database names:`);
      for (const sha256 of missing) console.error(sha256);
      process.exitCode = 1;
    }
  });
}

/** Restores a backup into an empty installation. */
export async function restore(env: Env, file: string): Promise<void> {
  await withConnection(env, async (connection) => {
    const openStore = () => openEvidenceStore(env);
    const { tables, originals } = await restoreBackup(connection, openStore, resolve(file));
    console.log(`restored: ${tables.length} tables, ${originals} originals; start the server to go on`);
  });
}
