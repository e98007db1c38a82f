import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const CATALOGS = at('../shared/words/es');

// Brings the catalogs up to date with the messages in the code: new ones come without words, those that are gone go.
const { status } = spawnSync(
  process.execPath,
  [at('node_modules/@lingui/cli/dist/lingui.js'), 'extract', '--clean', '--config', 'web/lingui.config.ts'],
  { cwd: at('..'), stdio: 'inherit' },
);
// A folder without words of its own gets a catalog too.
for (const name of readdirSync(CATALOGS))
  if ((readFileSync(`${CATALOGS}/${name}`, 'utf8').match(/^msgid /gmu) ?? []).length < 2)
    rmSync(`${CATALOGS}/${name}`);
process.exitCode = status ?? 1;
