import { AppError } from '@fap/shared/kernel/app-error.ts';

const QUOTED_CHARACTERS = 40;

/** Refuses the whole file with a sentence to the person who chose it. */
export function refuse(message: string): never {
  throw new AppError('INVALID', { message, issues: [{ path: 'file', message }] });
}

/** Refuses the whole file because of one of its lines. */
export const refuseAt = (line: number, what: string): never => refuse(`Line ${line}: ${what}`);

/** A value of the file as a sentence quotes it: in one line, and cut. */
export function quote(value: string): string {
  const flat = value.slice(0, QUOTED_CHARACTERS * 2).replaceAll(/[\s\p{C}]+/gu, ' ');
  const text = flat.trim().toWellFormed();
  return text.length > QUOTED_CHARACTERS ? `“${text.slice(0, QUOTED_CHARACTERS)}…”` : `“${text}”`;
}
