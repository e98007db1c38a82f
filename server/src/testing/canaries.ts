import type { Submission } from '@fap/shared/reports/submission.ts';
import { makeSubmission } from './factories.ts';
import type { World } from './world.ts';

/** Details of an invented victim: none may reach others, in any spelling. */
export const CANARIES = {
  name: 'Ottiline Quarrelstone',
  email: 'ottiline.q@hush-mail.example',
  phone: '+1 415 555 2671',
  account: '726355189204',
  iban: 'GB29 NWBK 6016 1331 9268 19',
  card: '4012 8888 8888 1881',
  routing: '122105155',
  paper: '219-09-9997',
  wallet: '1PMycacnJaSqwwJqjawXBErnLsZ7RkXUAs',
  handle: '@otti_walks_home',
  home: '14 Larkspur Hill Road',
  birthday: '3 May 1951',
} as const;

/**
 * Sentences of victims, each with a personal fact that no list of names has: relatives, homes, employers, plates, in six
 * languages. None of these words may reach others.
 */
export const CANARY_SENTENCES = [
  {
    text: 'My daughter Fenella and I live above the bakery in Piddletrenthide.',
    words: ['fenella', 'piddletrenthide', 'above the bakery'],
  },
  { text: 'I sold my late husband’s harmonium to pay them.', words: ['harmonium', 'late husband'] },
  {
    text: 'They knew I nurse at Saint Wulfric hospital and drive a red Skoda, plate KX07 ZQT.',
    words: ['wulfric', 'kx07 zqt', 'skoda'],
  },
  {
    text: 'Our postcode is DT2 7QX and the cottage is called Gooseberry Nook.',
    words: ['dt2 7qx', 'gooseberry nook', 'cottage'],
  },
  { text: 'i am ottiline, my brother quentin has dementia', words: ['quentin', 'dementia'] },
  {
    text: 'Ich heiße Ottiline und wohne bei meiner Schwester Irmtraud in Quakenbrück.',
    words: ['irmtraud', 'quakenbrück'],
  },
  { text: 'Je m’appelle Ottiline, ma fille Solène habite à Plougastel.', words: ['solène', 'plougastel'] },
  {
    text: 'Me llamo Ottiline y mi hijo Leocadio trabaja en Villarrobledo.',
    words: ['leocadio', 'villarrobledo'],
  },
  { text: 'Mi chiamo Ottiline e mia madre Domitilla abita a Roccaraso.', words: ['domitilla', 'roccaraso'] },
  { text: 'Ik heet Ottiline en mijn vader Wigbold woont in Appelscha.', words: ['wigbold', 'appelscha'] },
] as const;

const NEEDLES = [
  ...Object.values(CANARIES),
  ...CANARIES.name.split(' '),
  'otti_walks_home',
  'hush-mail',
  'larkspur',
  ...CANARY_SENTENCES.flatMap(({ words }) => words),
].map((value) => value.toLowerCase());
const bare = (text: string) => text.replace(/[\s().\-[\]]/gu, '');
const BARE_NEEDLES = NEEDLES.map(bare).filter((needle) => needle.length >= 7);

/** Finds the canaries in a text: as written, percent-encoded, or without separators. */
export function findCanaries(text: string): string[] {
  const lower = text.toLowerCase();
  const spellings = [
    lower,
    lower.replace(/%([0-9a-f]{2})/gu, (_, hex) => String.fromCharCode(parseInt(hex, 16))),
  ];
  return [
    ...NEEDLES.filter((needle) => spellings.some((spelling) => spelling.includes(needle))),
    ...BARE_NEEDLES.filter((needle) => spellings.some((spelling) => bare(spelling).includes(needle))),
  ];
}

const sentences = CANARY_SENTENCES.map(({ text }) => text).join(' ');

/** A report that names its victim in every text field, describes her life, and quotes the other side. */
export function makeCanaryReport(world: World, changes: Partial<Submission> = {}): Submission {
  const { name, email, phone, account, iban, card, routing, paper, wallet, handle, home, birthday } =
    CANARIES;
  const scheme = makeSubmission(world);
  const query = `mail=${encodeURIComponent(email)}&tel=14155552671`;
  return {
    ...scheme,
    scamName: `The fraud on ${name} (${phone}, ${email})`,
    description:
      `${scheme.description} My name is ${name}, born on ${birthday}, I live at ${home}. They told me to pay the ` +
      `release fee today or be arrested, and to tell nobody. My account number is ${account}, my card ${card}, ` +
      `SSN ${paper}, routing number ${routing}. My wallet is ${wallet} and my Instagram is ${handle}. ${sentences} ` +
      `The officer wrote: "Pay the release fee today or be arrested, and tell nobody, ${name}."`,
    amountInvolved: `$1,200 from account ${account}`,
    scamPersonas:
      `${scheme.scamPersonas}, who called ${name} on ${phone}, wrote to ${email}, knew the account ${account}, ` +
      `IBAN ${iban}, card ${card} and SSN ${paper}, and came to ${home}`,
    evidence:
      `${scheme.evidence}?${query} and https://wa.me/14155552671\nDear ${name}, act now: send the code from ${phone} ` +
      `to release ${iban}. They had an API at ${scheme.evidence.split(' ').at(-1)}/api/v1/${email}/${account}?${query}`,
    ...changes,
  };
}
