import { t } from '@fap/shared/kernel/words.ts';

/** What is said of a telephone number that cannot be dialled. */
export const TELEPHONE_PROBLEM = t`Please enter a telephone number: at least 5 digits, with spaces and a plus if you like`;

/** Whether this can be dialled: digits, spaces and a plus, and what people write between digits, with five digits or more. */
export const isTelephone = (text: string): boolean =>
  /^\+?[\d\s()./-]+$/u.test(text) && text.replaceAll(/\D/gu, '').length >= 5;
