import { fileURLToPath } from 'node:url';

/** Folders a child process may read: sources and libraries, not the whole installation, which may contain the database. */
export const PROGRAM_FOLDERS: readonly string[] = ['node_modules', 'server', 'shared'].map((folder) =>
  fileURLToPath(new URL(`../../../../${folder}/`, import.meta.url)),
);
