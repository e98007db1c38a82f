import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const WEB_FOLDER = fileURLToPath(new URL('../../../../web/dist/', import.meta.url));

/** A file that the build of the web app made; null while it is not built. */
export async function readBuiltFile(name: string): Promise<Buffer | null> {
  try {
    return await readFile(`${WEB_FOLDER}${name}`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
