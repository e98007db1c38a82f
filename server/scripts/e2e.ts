import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureWebBuilt } from './build-web.ts';
import { findHeadlessShell, findWholeBrowser } from './find-browser.ts';
import { runTool } from './run-tool.ts';
import { startServerProcess } from './server-process.ts';

await ensureWebBuilt();
const [shell, whole] = [await findHeadlessShell(), await findWholeBrowser()];
for (const { path, origin } of [shell, whole])
  console.log(`browser: ${path ?? 'the one of Playwright'} (${origin})`);
const dataDir = await mkdtemp(join(tmpdir(), 'fap-e2e-'));
const server = await startServerProcess({
  PORT: '0',
  HOST: '127.0.0.1',
  PUBLIC_URL: '',
  DATABASE_URL: '',
  DATA_DIR: dataDir,
  DATA_MODE: 'demo',
  // All test accounts share one address, so the limits are multiplied.
  LIMITS_FACTOR: '100',
  LOG_LEVEL: 'warn',
});
let code = 1;
try {
  const env = {
    BASE_URL: server.url,
    BROWSER_PATH: shell.path ?? '',
    BROWSER_ENV: JSON.stringify(shell.env),
    WHOLE_BROWSER_PATH: whole.path ?? '',
  };
  ({ code } = await runTool('playwright', ['test', ...process.argv.slice(2)], { env }));
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
process.exit(code);
