import { said } from '@fap/shared/kernel/said.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { REGISTER } from '../register/register.ts';

const FILES: Readonly<Record<string, string>> = {
  account: t`your name, address, roles and points`,
  browsers: t`where you are signed in`,
  'sign-in-providers': t`other services you sign in with`,
  'taxonomy-acceptance': t`when you accepted the note on responsible use of the Scam Taxonomy`,
  'open-links': t`links we mailed you that still work (without their secret)`,
  passkeys: t`your passkeys: names and times`,
  'tokens-for-programs': t`tokens you made for programs (without their secret)`,
  authenticator: t`since when you use an authenticator app`,
  invitations: t`people you invited`,
  guardians: t`who watches over whom`,
  'elder-shield': t`what you chose in Elder Shield`,
  payments: t`payments you had Elder Shield look at, and what it thought of them`,
  'indicators-in-payments': t`addresses and numbers that your payments name`,
  alerts: t`alerts about your payments and guardians`,
  'alerts-about-clusters': t`since when you are told of clusters that reach 90 %`,
  'alerts-taken': t`open alerts of the Command Center that you took, and when`,
  'approved-press-summaries': t`press summaries you approved, by their SHA-256`,
  'clusters-you-recorded-as-verified': t`citations you recorded for clusters, and the office each is of`,
  'closed-media-escalations': t`media escalations you rejected or withdrew, and why`,
  'alerts-as-guardian': t`alerts you were sent as a guardian, without what they said`,
  'what-guardians-did': t`what your guardians saw and did, and what you did as one`,
  'payees-you-allowed': t`payees you said are fine`,
  'bank-tokens': t`tokens you gave to a bank’s feed (without their secret)`,
  'phone-calls-you-told-us-of': t`calls you told us of`,
  notices: t`what we told you in the app`,
  'mail-choices': t`what you want mail about`,
  'devices-with-notices': t`devices that show notices while the app is closed`,
  'mail-hours': t`when you want mail`,
  messages: t`mail we sent you (subjects, not texts)`,
  rewards: t`points you earned`,
  badges: t`badges you earned`,
  'shown-as-agent': t`what you let others see of you as an agent`,
  team: t`the team of agents you are in`,
  'team-requests': t`teams that invited you, or that you asked`,
  'teams-led': t`teams of agents you lead`,
  'report-versions': t`your reports as they were before you corrected them`,
  reports: t`your reports, and what you agreed to`,
  'report-messages': t`what analysts asked you, and your answers`,
  'report-statements': t`the words of your reports, as we keep them in evidence`,
  'corrected-readings': t`what we read out of pictures before you corrected it`,
  'file-readings': t`what we read out of your files`,
  files: t`the files you handed in, with their SHA-256`,
  'analysed-texts': t`texts you had checked`,
  lessons: t`your answers in the practice lessons`,
  'ways-in': t`your answers on how you came into a scam`,
  'named-indicators': t`which addresses and numbers your reports name (ids)`,
  'decisions-on-indicators': t`what you decided as an analyst`,
  reviews: t`what you said about pieces of others`,
  'drafts-handed-over': t`unsent texts of pieces you gave to somebody else, or got from them`,
  'answers-to-reviews': t`what you answered to reviews of your pieces`,
  comments: t`comments you wrote on pieces, cards, layers and notes`,
  'reactions-to-comments': t`how you reacted to comments without words`,
  pieces: t`pieces of the puzzle that you, or your reports, wrote`,
  'reported-to-moderators': t`what you reported to moderators`,
  'layers-worked-on': t`layers you said you were working on`,
  'merges-and-splits': t`clusters you merged or split`,
  cases: t`cases you opened`,
  'tasks-in-cases': t`tasks you added to cases`,
  'signed-off-cases': t`cases you signed off as an analyst`,
  'forensic-reports': t`forensic reports made of your cases (their SHA-256)`,
  scans: t`scans you started`,
  deployments: t`investigation units you sent`,
  'requests-for-units': t`what you asked investigation units for, and the answers`,
  'fetches-of-warnings': t`fetches of public warnings you started`,
  history: t`everything we recorded of what you did, and of what was done with your account`,
  'board-and-notes': t`what you did on common boards and notes, as Yjs updates (bytes in hexadecimal)`,
  'suggested-changes': t`better texts you suggested for what the platform teaches`,
};

/** The files of the archive, in plain words of the language that is spoken now; a test asks for a line for each. */
export function archiveReadme(madeAt: Date): string {
  const lines = REGISTER.flatMap(({ file }) => {
    const what = FILES[file ?? ''];
    return file === undefined ? [] : [`- ${file}.json: ${what ? said(what) : t`more about you`}`];
  }).sort();
  const time = madeAt.toISOString();
  return [
    t`Your data on the Forensic Anti-Fraud Platform`,
    '',
    t`Made on ${time}. Times are in UTC.`,
    '',
    t`This archive holds what the platform knows about you:`,
    '',
    ...lines,
    `- originals/: ${t`your files, byte for byte as you handed them in. Their names begin with their id.`}`,
    '',
    t`The JSON files open in any text editor. An empty list means that there is nothing.`,
    t`Not in here: your password (we store only a hash), secrets of links and of your authenticator app, and numbers computed from your texts to compare them.`,
    '',
    t`Keep this file safe: it holds everything you told us.`,
    '',
  ].join('\n');
}

/** The files the README explains. */
export const explainedFiles = (): string[] => Object.keys(FILES);
