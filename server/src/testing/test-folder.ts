import { mkdtemp, statfs } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const GIB = 1024 ** 3;
const IN_MEMORY = '/dev/shm';
/** Room for the databases of a run (a whole one took 0.94 GB), and for the run itself beside them. */
const DATABASES_BYTES = 4 * GIB;
const OTHERS_BYTES = 6 * GIB;

/**
 * Makes the folder of a run's databases: in memory where there is plenty, because on a disk three hundred copies of a
 * thousand small files each are a third of the time that a whole run spends in the kernel.
 */
export async function makeTestFolder(): Promise<string> {
  const parent = (await hasRoomInMemory()) ? IN_MEMORY : tmpdir();
  return mkdtemp(join(parent, 'fap-test-'));
}

async function hasRoomInMemory(): Promise<boolean> {
  // Systems other than Linux have no such folder.
  const found = await statfs(IN_MEMORY).catch(() => null);
  if (!found) return false;
  return found.bavail * found.bsize >= DATABASES_BYTES && freemem() >= DATABASES_BYTES + OTHERS_BYTES;
}
