import { t } from '@fap/shared/kernel/words.ts';
import { foldName } from './fold-name.ts';

/** Why a name may not be used, as shown to the user; null when it may. */
export type NameRefusal = string | null;

const INVISIBLE = t`This name has characters that cannot be seen. Please type it again.`;
const MIXED = t`This name mixes letters of different alphabets in one word. Please use one alphabet for each word.`;
const STAFF = t`This name reads like one of our staff. Please choose another.`;

/** Joiners that belong to a script's spelling, between two of its letters. */
const WRITTEN_JOINER =
  /(?<=[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}]\p{M}{0,3})[\u200c\u200d](?=[\p{L}\p{M}])/gu;
/** Control, format, private-use, unassigned and invisible characters, and the braille blank. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
const PILED_MARKS = /\p{M}{5}/u;
/** Emoji use an invisible variation selector and joiner. */
const EMOJI_PARTS =
  /(?<=\p{Extended_Pictographic}\p{Emoji_Modifier}?)(?:\ufe0f|\u200d(?=\p{Extended_Pictographic}))/gu;

/** Scripts that may be mixed in one word; any other mix is a homograph. */
const SCRIPTS_OF_A_WORD: readonly RegExp[] = [
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+$/u,
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Hangul}]+$/u,
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Bopomofo}]+$/u,
];
const LETTERS = /\p{L}+/gu;

/** Words each of which claims to speak for the platform, and words that may accompany them. */
const STAFF_WORDS = new Set(
  `admin administrator administration admins analyst analysts moderator moderators support helpdesk customerservice
  staff official officials sysadmin webmaster superuser security policeofficer investigator compliance
  forensicantifraudplatform antifraudplatform fap platform`
    .split(/\s+/u)
    .map(foldName),
);
const COMPANY_WORDS = new Set(
  'team desk help service services center centre department dept the our of and account system forensic fraud anti real true chief head lead senior'
    .split(' ')
    .map(foldName),
);

const LONGEST_WORD = Math.max(...[...STAFF_WORDS, ...COMPANY_WORDS].map((word) => word.length));

/** Normalises a name for storage: NFKC, single spaces. */
export const normaliseName = (name: string): string => name.normalize('NFKC').replaceAll(/\s+/gu, ' ').trim();

/** Whether a name may be used: no invisible or bidi characters, one script per word, and not like a staff name. */
export function refuseName(name: string): NameRefusal {
  const shown = name.replaceAll(WRITTEN_JOINER, '').replaceAll(EMOJI_PARTS, '');
  if (UNSEEN.test(shown) || PILED_MARKS.test(shown.normalize('NFD'))) return INVISIBLE;
  if (!/[\p{L}\p{N}]/u.test(shown)) return t`Please enter a name with letters or digits`;
  if ((shown.match(LETTERS) ?? []).some((word) => !isOneAlphabet(word))) return MIXED;
  return soundsLikeStaff(shown) ? STAFF : null;
}

/** Whether a name could be mistaken for one of these: equal or looking alike. */
export function refuseNameOf(name: string, staff: readonly string[]): NameRefusal {
  const folded = foldName(name);
  return staff.some((other) => foldName(other) === folded) ? STAFF : null;
}

function isOneAlphabet(word: string): boolean {
  if (SCRIPTS_OF_A_WORD.some((pattern) => pattern.test(word))) return true;
  const script = ALPHABETS.find((pattern) => pattern.test(word));
  // Letters of any other single script, none of which look like Latin ones.
  return (
    script !== undefined ||
    !/[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Lisu}]/u.test(
      word,
    )
  );
}

const ALPHABETS = ['Cyrillic', 'Greek', 'Armenian', 'Cherokee', 'Lisu'].map(
  (script) => new RegExp(`^\\p{Script=${script}}+$`, 'u'),
);

function soundsLikeStaff(name: string): boolean {
  const words = name.split(/[^\p{L}\p{N}\p{M}|!$@]+/u).map(foldName);
  return words.some(isStaffWord) || isStaffWord(words.join(''));
}

/** Whether a folded word is made of staff words, with company words and figures around: `adminteam`, `supportdesk7`. */
function isStaffWord(word: string): boolean {
  // Dynamic programming over prefixes: not divisible, company words only, or with a staff word. No part is longer than the
  // longest word, so time is linear: names are judged before their length is known to be allowed.
  const reached: (null | 'company' | 'staff')[] = ['company'];
  for (let end = 1; end <= word.length; end++) {
    reached.push(isFigure(word.charCodeAt(end - 1)) ? (reached[end - 1] ?? null) : null);
    for (let start = Math.max(0, end - LONGEST_WORD); start < end && reached[end] !== 'staff'; start++) {
      const before = reached[start];
      if (!before) continue;
      const part = word.slice(start, end);
      if (STAFF_WORDS.has(part)) reached[end] = 'staff';
      else if (COMPANY_WORDS.has(part)) reached[end] = before;
    }
  }
  return reached[word.length] === 'staff';
}

const isFigure = (code: number): boolean => code >= 0x30 && code <= 0x39;
