import { workerData } from 'node:worker_threads';

const LOOK_EVERY_MS = 25;
const MIB = 1024 * 1024;

const { rssMb, parentPid } = workerData as { rssMb: number; parentPid: number };

// A separate thread, because the watched main thread may be blocked. Kills the process when it uses too much memory or
// its parent is gone.
setInterval(() => {
  const isOrphan = process.ppid !== parentPid;
  if (isOrphan || process.memoryUsage.rss() > rssMb * MIB) process.kill(process.pid, 'SIGKILL');
}, LOOK_EVERY_MS);
