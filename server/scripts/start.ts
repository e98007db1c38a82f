import { ConfigurationError, parseEnv } from '../src/platform/runtime/env.ts';
import { ensureWebBuilt } from './build-web.ts';

// Checked first, because an invalid variable should fail before the build.
try {
  parseEnv(process.env);
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  console.error(error.message);
  process.exit(1);
}
await ensureWebBuilt();
// Runs in this process, so that every signal reaches the server.
await import('../src/main.ts');
