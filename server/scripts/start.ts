import { ConfigurationError, parseEnv } from '../src/platform/runtime/env.ts';
import { ensureWebBuilt } from './build-web.ts';

// Checked first, so that a bad variable fails before the build.
try {
  parseEnv(process.env);
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  console.error(error.message);
  process.exit(1);
}
await ensureWebBuilt();
// In this very process, so that every signal reaches the server.
await import('../src/main.ts');
