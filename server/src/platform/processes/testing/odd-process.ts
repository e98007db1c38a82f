import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { serveProcessTasks } from '../serve-process-tasks.ts';

export type OddTask =
  | { kind: 'double'; value: number }
  | { kind: 'pid' }
  | { kind: 'throw' }
  | { kind: 'hang' }
  | { kind: 'exit' }
  | { kind: 'eat-heap' }
  | { kind: 'eat-memory' }
  | { kind: 'read'; path: string }
  | { kind: 'write'; path: string }
  | { kind: 'spawn' }
  | { kind: 'environment' };

serveProcessTasks(async (task: OddTask): Promise<string> => {
  switch (task.kind) {
    case 'double':
      return String(task.value * 2);
    case 'pid':
      return String(process.pid);
    case 'throw':
      throw new Error('this task cannot be done');
    case 'hang':
      for (;;);
    case 'exit':
      process.exit(3);
      break;
    case 'eat-heap': {
      const eaten: number[][] = [];
      for (;;) eaten.push(new Array(100_000).fill(1.5));
    }
    case 'eat-memory': {
      const eaten: Buffer[] = [];
      for (;;) eaten.push(Buffer.alloc(4_000_000, 1));
    }
    case 'read':
      return readFileSync(task.path, 'utf8').slice(0, 10);
    case 'write':
      writeFileSync(task.path, 'x');
      return 'written';
    case 'spawn':
      return String(spawnSync('true').error ?? 'spawned');
    case 'environment':
      return Object.keys(process.env).join(',');
  }
});
