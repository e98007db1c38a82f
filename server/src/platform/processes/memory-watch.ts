import { workerData } from 'node:worker_threads';

const LOOK_EVERY_MS = 25;
const MIB = 1024 * 1024;

const { rssMb, parentPid } = workerData as { rssMb: number; parentPid: number };

// A thread of its own, because the main thread may be held up by what is to be watched. Ends the process when it holds
// too much memory, or when the one it works for is gone.
setInterval(() => {
  const isOrphan = process.ppid !== parentPid;
  if (isOrphan || process.memoryUsage.rss() > rssMb * MIB) process.kill(process.pid, 'SIGKILL');
}, LOOK_EVERY_MS);
