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
      // A chain of small blocks. One growing array would ask for more than the limit's reserve at once, and V8 then ends
      // the whole process instead of this thread.
      let chain: unknown[] = [];
      while (performance.now() > 0) chain = [chain, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];
      return chain.length;
    }
  }
}
