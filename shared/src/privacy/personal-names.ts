/** Something in a text that identifies a person. */
export interface PersonalSpan {
  kind: string;
  /** Key of the same person, number or account. */
  value: string;
  start: number;
  end: number;
}

const NAME = String.raw`(\p{Lu}[\p{L}'’-]+(?:[ \t]+\p{Lu}[\p{L}'’-]+){0,2})`;
/** Wordings after which a message names the person it is written to, or somebody names themselves. */
const NAMED_AFTER: readonly { kind: 'VICTIM' | 'PERSON'; pattern: RegExp }[] = [
  {
    kind: 'VICTIM',
    pattern: new RegExp(
      String.raw`\b(?:[Dd]ear|[Hh]ello|[Hh]i|[Hh]ey|DEAR|[Gg]ood (?:morning|afternoon|evening|night)),?\s+(?:(?:Mr|Mrs|Ms|Miss|Dr|Sir|Madam)\.?\s+)?${NAME}`,
      'gu',
    ),
  },
  {
    kind: 'VICTIM',
    pattern: new RegExp(String.raw`\b(?:[Mm]y (?:full )?name is|I am called|they call me)\s+${NAME}`, 'gu'),
  },
  // A title alone does not say on which side somebody stands.
  { kind: 'PERSON', pattern: new RegExp(String.raw`\b(?:Mr|Mrs|Ms|Miss)\.?\s+${NAME}`, 'gu') },
];
/** A surname after a first name that is known already. */
const SURNAME = /^[ \t]+\p{Lu}[\p{L}'’-]+(?:[ \t]+\p{Lu}[\p{L}'’-]+)?/u;
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
  const greeted = new Map<string, Named>();
  const spans: PersonalSpan[] = [];
  for (const { kind, pattern } of NAMED_AFTER) {
    for (const match of text.matchAll(pattern)) {
      const name = match[1] ?? '';
      const words = name.split(/[ \t]+/u).filter((word) => !NO_NAMES.has(word.toLowerCase()));
      if (words.length === 0) continue;
      const named = words.map((word) => namedBefore(word, known, greeted)).find((one) => one !== null) ?? {
        kind,
        value: name,
      };
      for (const word of words) if (word.length >= MIN_WORD_LENGTH) greeted.set(word, named);
      const end = match.index + match[0].length;
      spans.push({ ...named, start: end - name.length, end });
    }
  }
  const own = (word: string) => namedBefore(word, known, greeted);
  spans.push(...findWords(text, [...known.keys()], 'giu', own));
  spans.push(...findWords(text, [...greeted.keys()], 'gu', own));
  return spans;
}

type Named = Pick<PersonalSpan, 'kind' | 'value'>;

function namedBefore(
  word: string,
  known: ReadonlyMap<string, string>,
  greeted: ReadonlyMap<string, Named>,
): Named | null {
  const value = known.get(word.toLowerCase());
  return value === undefined ? (greeted.get(word) ?? null) : { kind: 'VICTIM', value };
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
  nameOf: (word: string) => Named | null,
): PersonalSpan[] {
  if (words.length === 0) return [];
  const longestFirst = words.toSorted((a, b) => b.length - a.length).join('|');
  const pattern = new RegExp(String.raw`(?<![\p{L}_])(?:${longestFirst})(?![\p{L}_])`, flags);
  return [...text.matchAll(pattern)].map(({ 0: word, index }) => {
    const end = index + word.length;
    const surname = /^\p{Lu}/u.test(word) ? (SURNAME.exec(text.slice(end, end + 80))?.[0].length ?? 0) : 0;
    return { ...(nameOf(word) ?? { kind: 'VICTIM', value: word }), start: index, end: end + surname };
  });
}
