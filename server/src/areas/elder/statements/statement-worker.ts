import { AppError } from '@fap/shared/kernel/app-error.ts';
import { namedBy } from '../rows/named-by.ts';
import { parseStatement } from './parse-statement.ts';
import { readLabels } from './read-labels.ts';
import type { ReadStatement, StatementTask } from './statement-thread.ts';

/** Reads statements, so that no large or hostile one blocks the event loop. */
export function run({ bytes, fileName }: StatementTask): ReadStatement {
  try {
    const statement = parseStatement(bytes, fileName);
    return { statement, named: statement.payments.map(namedBy), labels: readLabels(bytes) };
  } catch (error) {
    // An error's class does not survive the message to the main thread.
    if (error instanceof AppError && error.code === 'INVALID') return { refused: error.message };
    throw error;
  }
}
