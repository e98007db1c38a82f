import type { PaymentInput, Statement } from '@fap/shared/elder/payment.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { parseStatement } from '../parse-statement.ts';

/** A file of that text, or of those bytes, as a statement. */
export function readText(file: string | Uint8Array): Statement {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  return parseStatement(bytes, 'statement.txt');
}

/** The payments of a file. */
export const paymentsOf = (file: string | Uint8Array): PaymentInput[] => readText(file).payments;

/** What is said of a file that is refused; anything but a clear refusal is thrown on. */
export function refusalOf(file: string | Uint8Array): string {
  try {
    const { payments } = readText(file);
    return `read with ${payments.length} payments`;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'INVALID') throw error;
    const [issue] = error.issues ?? [];
    if (issue?.path !== 'file' || issue.message !== error.message)
      throw new Error('the refusal names no field');
    return error.message;
  }
}
