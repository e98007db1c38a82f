import { serveTasks } from '../serve-tasks.ts';

/** Tasks that show every way a thread can go. */
export type OddTask = { kind: 'double'; value: number } | { kind: 'throw' | 'hang' | 'exit' | 'eat-memory' };

serveTasks((task: OddTask): number => {
  switch (task.kind) {
    case 'double':
      return task.value * 2;
    case 'throw':
      throw new Error('this task cannot be done');
    case 'hang':
      while (performance.now() > 0);
      return 0;
    case 'exit':
      process.exit(3);
      return 0;
    case 'eat-memory': {
      const eaten: number[][] = [];
      while (eaten.length >= 0) eaten.push(Array.from({ length: 10_000 }, (_, index) => index));
      return 0;
    }
  }
});
