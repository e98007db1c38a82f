import { topicOfLog } from '@fap/shared/kernel/topic.ts';
import { parseEnv } from '../platform/runtime/env.ts';
import { createLog } from '../platform/runtime/log.ts';
import { startServer } from '../server.ts';

// A whole server that ends the moment after it committed a fact for a guardian, before anything of that commit is sent.
const env = parseEnv(process.env);
if (env.databaseUrl === null) throw new Error('a mortal server needs a database that outlives it');
const server = await startServer({ env, databaseUrl: env.databaseUrl, log: createLog(env.logLevel) });
server.commits.listen(({ topics }) => {
  // Sending reads the log first, so it takes at least one more turn of the event loop.
  if (topics.some((log) => topicOfLog(log) !== log)) process.kill(process.pid, 'SIGKILL');
});
process.stdout.write(`ready ${server.url} (mortal)\n`);
