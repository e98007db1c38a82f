import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_LANGUAGE, LANGUAGE_LABELS, LANGUAGES } from '@fap/shared/kernel/languages.ts';
import { ROOT } from './repository.ts';
import { runTool } from './run-tool.ts';

const DIST = join(ROOT, 'web/dist');
const STAMP = join(DIST, '.build-stamp');
/** Paths whose change needs a new build of the web app. */
const SOURCES = [
  'web/src',
  'web/public',
  'web/index.html',
  'web/package.json',
  'web/vite.config.ts',
  'web/build',
  'web/lingui.config.ts',
  'shared/src',
  'shared/words',
  'pnpm-lock.yaml',
];

/** Builds the web app when its sources changed since the last build; logs it on standard error. */
export async function ensureWebBuilt(): Promise<void> {
  const stamp = await stampOf(SOURCES);
  if (existsSync(STAMP) && (await readFile(STAMP, 'utf8')) === stamp) return;
  const startedAt = performance.now();
  console.error('building the web app …');
  // Built in a temporary folder and then renamed: a running server always serves complete files.
  const fresh = `${DIST}.${process.pid}`;
  for (const language of LANGUAGES) {
    // That of the default language comes first: it holds the others.
    const outDir = language === DEFAULT_LANGUAGE ? fresh : join(fresh, language);
    const { code, output } = await runTool(
      'vite',
      ['build', '--mode', language, '--outDir', outDir, '--emptyOutDir'],
      { cwd: join(ROOT, 'web'), isQuiet: true, env: { NODE_ENV: 'production' } },
    );
    if (code !== 0) {
      await rm(fresh, { recursive: true, force: true });
      throw new Error(`the web app could not be built in ${LANGUAGE_LABELS[language]}:\n${output}`);
    }
  }
  await writeFile(join(fresh, '.build-stamp'), stamp);
  await rm(DIST, { recursive: true, force: true });
  await rename(fresh, DIST);
  console.error(`built the web app in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}

/** One hash over the names and contents of all files below these paths, without tests. */
async function stampOf(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of (await Promise.all(paths.map(filesBelow))).flat()) {
    if (/\.test\.tsx?$/u.test(file)) continue;
    hash.update(`${file}\n`).update(await readFile(join(ROOT, file)));
  }
  return hash.digest('hex');
}

async function filesBelow(path: string): Promise<string[]> {
  const entries = await readdir(join(ROOT, path), { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOTDIR') return null;
      throw error;
    },
  );
  if (!entries) return [path];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length))
    .sort();
}
