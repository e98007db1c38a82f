import { ListenError } from './platform/http/listener.ts';
import { ConfigurationError, type Env, parseEnv } from './platform/runtime/env.ts';
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

// Each command is imported when it is asked for: a backup loads a tenth of what a server does.
async function run(command: string | undefined, argument: string | undefined): Promise<void> {
  tuneGarbageCollection();
  const env = parseEnv(process.env);
  switch (command) {
    case undefined:
    case 'serve':
      return (await import('./cli/serve.ts')).serve(env);
    case 'migrate':
      return onDatabase(env, async () => console.log('the schema is up to date'));
    case 'seed': {
      const { seedDemo } = await import('./demo/seed-demo.ts');
      const { openEvidenceStore } = await import('./platform/evidence-store/open-evidence-store.ts');
      return onDatabase(env, async (ctx, databaseUrl) => {
        await seedDemo(ctx, databaseUrl, await openEvidenceStore(env));
        console.log('the demo data is there');
      });
    }
    case 'admin:create': {
      if (!argument) throw new ConfigurationError(USAGE);
      const { createAdmin } = await import('./cli/create-admin.ts');
      return onDatabase(env, async (ctx) => console.log(await createAdmin(ctx, argument)));
    }
    case 'backup':
      return (await import('./cli/backup/commands.ts')).backUp(env, argument);
    case 'restore':
      if (!argument) throw new ConfigurationError(USAGE);
      return (await import('./cli/backup/commands.ts')).restore(env, argument);
    case 'elder:replay':
      return (await import('./cli/replay-statement.ts')).replayFile(process.argv.slice(3));
    default:
      throw new ConfigurationError(USAGE);
  }
}

async function onDatabase(
  env: Env,
  command: Parameters<typeof import('./cli/with-database.ts')['withDatabase']>[1],
): Promise<void> {
  const { withDatabase } = await import('./cli/with-database.ts');
  return withDatabase(env, command);
}
