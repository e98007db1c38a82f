/** A sentence of a draft. */
export interface DraftPart {
  text: string;
  /** Whether it begins a new line. */
  beginsLine: boolean;
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentences of a draft in their order, line by line. */
export function splitDraft(draft: string): DraftPart[] {
  return draft.split('\n').flatMap((line) =>
    [...sentences.segment(line)]
      .map(({ segment }) => segment.trim())
      .filter(Boolean)
      .map((text, index) => ({ text, beginsLine: index === 0 })),
  );
}

const plain = (text: string): string => text.toLowerCase().replace(/\s+/gu, ' ').trim();

/** Whether a draft says this sentence already, whatever the case and the spaces. */
export const says = (draft: string, { text }: DraftPart): boolean => plain(draft).includes(plain(text));

/** The draft with sentences at its end; those it says already are left out. */
export function addParts(draft: string, parts: readonly DraftPart[]): string {
  return parts.reduce((text, part) => {
    if (says(text, part)) return text;
    if (!text.trim()) return part.text;
    return `${text.trimEnd()}${part.beginsLine ? '\n' : ' '}${part.text}`;
  }, draft);
}
