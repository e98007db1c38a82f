import { REGISTER } from '../register/register.ts';

const FILES: Readonly<Record<string, string>> = {
  account: 'your name, address, roles and points',
  browsers: 'where you are signed in',
  'sign-in-providers': 'other services you sign in with',
  'open-links': 'links we mailed you that still work (without their secret)',
  passkeys: 'your passkeys: names and times',
  authenticator: 'since when you use an authenticator app',
  invitations: 'people you invited',
  guardians: 'who watches over whom',
  notices: 'what we told you in the app',
  'mail-choices': 'what you want mail about',
  'devices-with-notices': 'devices that show notices while the app is closed',
  'mail-hours': 'when you want mail',
  messages: 'mail we sent you (subjects, not texts)',
  rewards: 'points you earned',
  badges: 'badges you earned',
  'report-versions': 'your reports as they were before you corrected them',
  reports: 'your reports, and what you agreed to',
  'report-messages': 'what analysts asked you, and your answers',
  'report-statements': 'the words of your reports, as we keep them in evidence',
  'corrected-readings': 'what we read out of pictures before you corrected it',
  'file-readings': 'what we read out of your files',
  files: 'the files you handed in, with their SHA-256',
  'analysed-texts': 'texts you had checked',
  'ways-in': 'your answers on how you came into a scam',
  'named-indicators': 'which addresses and numbers your reports name (ids)',
  'decisions-on-indicators': 'what you decided as an analyst',
  reviews: 'what you said about pieces of others',
  'drafts-handed-over': 'unsent texts of pieces you gave to somebody else, or got from them',
  'answers-to-reviews': 'what you answered to reviews of your pieces',
  comments: 'comments you wrote on pieces, cards, layers and notes',
  'reactions-to-comments': 'how you reacted to comments without words',
  pieces: 'pieces of the puzzle that you, or your reports, wrote',
  'reported-to-moderators': 'what you reported to moderators',
  'layers-worked-on': 'layers you said you were working on',
  'merges-and-splits': 'clusters you merged or split',
  scans: 'scans you started',
  deployments: 'investigation units you sent',
  'fetches-of-warnings': 'fetches of public warnings you started',
  history: 'everything we recorded of what you did, and of what was done with your account',
  'board-and-notes': 'what you did on common boards and notes, as Yjs updates (bytes in hexadecimal)',
};

/** The files of the archive, in plain words; a test asks for a line for each. */
export function archiveReadme(madeAt: Date): string {
  const lines = REGISTER.flatMap(({ file }) =>
    file === undefined ? [] : [`- ${file}.json: ${FILES[file] ?? 'more about you'}`],
  ).sort();
  return [
    'Your data on the Forensic Anti-Fraud Platform',
    '',
    `Made on ${madeAt.toISOString()}. Times are in UTC.`,
    '',
    'This archive holds what the platform knows about you:',
    '',
    ...lines,
    '- originals/: your files, byte for byte as you handed them in. Their names begin with their id.',
    '',
    'The JSON files open in any text editor. An empty list means that there is nothing.',
    'Not in here: your password (we store only a hash), secrets of links and of your authenticator app,',
    'and numbers computed from your texts to compare them.',
    '',
    'Keep this file safe: it holds everything you told us.',
    '',
  ].join('\n');
}

/** The files the README explains. */
export const explainedFiles = (): string[] => Object.keys(FILES);
