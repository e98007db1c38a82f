import type { HiddenPart } from '@fap/shared/puzzle/hidden-part.ts';

type HiddenLine = (HiddenPart & { kind: 'notes' })['lines'][number];

/** What a hidden card or passage said, a line for each paragraph. */
export function wordsOfHidden(part: HiddenPart): string {
  return part.kind === 'card' ? part.card.label : part.lines.map(wordsOfLine).join('\n');
}

/** What one hidden line said, without its marks. */
export const wordsOfLine = ({ parts }: HiddenLine): string =>
  parts.map(({ insert }) => (typeof insert === 'string' ? insert : '')).join('');
