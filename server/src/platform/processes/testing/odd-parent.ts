import { fileURLToPath } from 'node:url';
import { TaskProcess } from '../task-process.ts';
import type { OddTask } from './odd-process.ts';

// A parent with an endless task running; prints the process id of its child.
const odd = new TaskProcess<OddTask, string>(new URL('./odd-process.ts', import.meta.url), {
  name: 'the odd process',
  timeoutMs: 600_000,
  idleMs: 600_000,
  maxWaiting: 10,
  rssMb: 400,
  heapMb: 100,
  readableFolders: [fileURLToPath(new URL('../../../../', import.meta.url))],
});
const pid = await odd.run({ kind: 'pid' });
void odd.run({ kind: 'hang' });
process.stdout.write(`${pid}\n`);
setInterval(() => {}, 60_000);
