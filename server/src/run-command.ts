import { backUp, restore } from './cli/backup/commands.ts';
import { createAdmin } from './cli/create-admin.ts';
import { replayFile } from './cli/replay-statement.ts';
import { serve } from './cli/serve.ts';
import { withDatabase } from './cli/with-database.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { openEvidenceStore } from './platform/evidence-store/open-evidence-store.ts';
import { ListenError } from './platform/http/listener.ts';
import { ConfigurationError, parseEnv } from './platform/runtime/env.ts';
import { tuneGarbageCollection } from './platform/runtime/tune-garbage-collection.ts';

const USAGE =
  'usage: main.ts [serve | migrate | seed | admin:create EMAIL | backup [FILE] | restore FILE | elder:replay FILE]';

/** Runs the command that the process was started with; an expected failure is one line on standard error and exit code 1. */
export async function runCommand(command: string | undefined, argument: string | undefined): Promise<void> {
  try {
    await run(command, argument);
  } catch (error) {
    const isExpected = error instanceof ConfigurationError || error instanceof ListenError;
    console.error(isExpected ? error.message : error);
    process.exit(1);
  }
}

async function run(command: string | undefined, argument: string | undefined): Promise<void> {
  tuneGarbageCollection();
  const env = parseEnv(process.env);
  switch (command) {
    case undefined:
    case 'serve':
      return serve(env);
    case 'migrate':
      return withDatabase(env, async () => console.log('the schema is up to date'));
    case 'seed':
      return withDatabase(env, async (ctx, databaseUrl) => {
        await seedDemo(ctx, databaseUrl, await openEvidenceStore(env));
        console.log('the demo data is there');
      });
    case 'admin:create':
      if (!argument) throw new ConfigurationError(USAGE);
      return withDatabase(env, async (ctx) => console.log(await createAdmin(ctx, argument)));
    case 'backup':
      return backUp(env, argument);
    case 'restore':
      if (!argument) throw new ConfigurationError(USAGE);
      return restore(env, argument);
    case 'elder:replay':
      return replayFile(process.argv.slice(3));
    default:
      throw new ConfigurationError(USAGE);
  }
}
