import { t } from '@fap/shared/kernel/words.ts';

/** Several texts of ours as one, which is known again in each language. */
export function listOwn(texts: readonly string[]): string {
  const [ownFirst = '', ...more] = texts;
  const ownRest = more.join('; ');
  return ownRest === '' ? ownFirst : t`${ownFirst}; ${ownRest}`;
}
