/** Tasks for every way in which a thread can fail. */
export type OddTask = { kind: 'double'; value: number } | { kind: 'throw' | 'hang' | 'exit' | 'eat-memory' };

/** Runs one of them. */
export function run(task: OddTask): number {
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
      // In small allocations: the limit is enforced between them, and a large one could exceed it first.
      while (eaten.length >= 0) eaten.push([eaten.length, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
      return 0;
    }
  }
}
