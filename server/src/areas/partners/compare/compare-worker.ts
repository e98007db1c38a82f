import type { CompareResult, CompareTask } from './compare-thread.ts';
import { makeAnswer, makeQuestion, readAnswer } from './set-intersection.ts';

/** Computes one step of a comparison; null for a message of the other side that is none. */
export async function run(task: CompareTask): Promise<CompareResult> {
  if (task.kind === 'ask') return makeQuestion(task.values);
  try {
    return task.kind === 'answer'
      ? await makeAnswer(task.request, task.values)
      : await readAnswer(task.key, task.answer);
  } catch {
    // The library throws texts of its own for bytes that are no message; what is ours was checked before.
    return null;
  }
}
