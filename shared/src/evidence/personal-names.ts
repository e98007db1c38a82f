/** Something in a text that tells who somebody is. */
export interface PersonalSpan {
  kind: string;
  /** By what the same person, number or account is known again. */
  value: string;
  start: number;
  end: number;
}

const NAME = String.raw`(\p{Lu}[\p{L}'’-]+(?:[ \t]+\p{Lu}[\p{L}'’-]+){0,2})`;
/** Wordings after which a message names the person it is written to, or somebody names themselves. */
const NAMED_AFTER = [
  new RegExp(
    String.raw`\b(?:[Dd]ear|[Hh]ello|[Hh]i|[Hh]ey|DEAR|[Gg]ood (?:morning|afternoon|evening|night)),?\s+(?:(?:Mr|Mrs|Ms|Miss|Dr|Sir|Madam)\.?\s+)?${NAME}`,
    'gu',
  ),
  new RegExp(String.raw`\b(?:[Mm]y (?:full )?name is|I am called|they call me)\s+${NAME}`, 'gu'),
  new RegExp(String.raw`\b(?:Mr|Mrs|Ms|Miss)\.?\s+${NAME}`, 'gu'),
];
/** Capitalised words that follow a greeting without being a name. */
const NO_NAMES: ReadonlySet<string> = new Set(
  (
    'sir sirs madam friend customer client winner applicant candidate user member beneficiary all team valued esteemed ' +
    'respected account holder investor partner colleague everyone dear support the this that these we you your our it ' +
    'they are please thank thanks how what there here congratulations good'
  ).split(' '),
);
const MIN_WORD_LENGTH = 3;

/** Every mention of the people a text is about: those known by name, and those it greets or who name themselves. */
export function findNames(text: string, victimNames: readonly string[]): PersonalSpan[] {
  const known = new Map<string, string>();
  for (const name of victimNames) for (const word of wordsOf(name)) known.set(word.toLowerCase(), name);
  const greeted = new Map<string, string>();
  const spans: PersonalSpan[] = [];
  for (const pattern of NAMED_AFTER) {
    for (const match of text.matchAll(pattern)) {
      const name = match[1] ?? '';
      const words = name.split(/[ \t]+/u).filter((word) => !NO_NAMES.has(word.toLowerCase()));
      if (words.length === 0) continue;
      const value =
        words.map((word) => known.get(word.toLowerCase()) ?? greeted.get(word)).find(Boolean) ?? name;
      for (const word of words) if (word.length >= MIN_WORD_LENGTH) greeted.set(word, value);
      const end = match.index + match[0].length;
      spans.push({ kind: 'VICTIM', value, start: end - name.length, end });
    }
  }
  spans.push(...findWords(text, [...known.keys()], 'giu', (word) => known.get(word.toLowerCase())));
  spans.push(...findWords(text, [...greeted.keys()], 'gu', (word) => greeted.get(word)));
  return spans;
}

const wordsOf = (name: string): string[] =>
  // A part of "maya-1984" is not taken for a word: it would hide what has nothing to do with Maya.
  (name.match(/[\p{L}\p{M}\p{N}'’-]+/gu) ?? []).filter(
    (word) => word.length >= MIN_WORD_LENGTH && /\p{L}/u.test(word),
  );

function findWords(
  text: string,
  words: readonly string[],
  flags: string,
  nameOf: (word: string) => string | undefined,
): PersonalSpan[] {
  if (words.length === 0) return [];
  const longestFirst = words.toSorted((a, b) => b.length - a.length).join('|');
  const pattern = new RegExp(String.raw`(?<![\p{L}_])(?:${longestFirst})(?![\p{L}_])`, flags);
  return [...text.matchAll(pattern)].map(({ 0: word, index }) => ({
    kind: 'VICTIM',
    value: nameOf(word) ?? word,
    start: index,
    end: index + word.length,
  }));
}
