import { t } from '@fap/shared/kernel/words.ts';

/** What each answer to "what made it hard to say no" names. */
export const VULNERABILITIES: Readonly<Record<string, string>> = {
  loss: t`An earlier loss`,
  fear: t`Fear of authority or harm`,
  trust: t`Trust and affection`,
  need: t`Need of money or work`,
  profit: t`Hope for a gain that others seemed to make`,
  technical: t`Unfamiliar technology`,
  hurry: t`No time to think`,
};

/** The same, recognised in free words. */
export const VULNERABILITY_WORDS: readonly { id: string; pattern: RegExp }[] = [
  { id: 'loss', pattern: /\b(?:get (?:my|it|the) (?:\w+ )?back|lost (?:my|money|everything)|recover)\b/iu },
  {
    id: 'fear',
    pattern: /\b(?:afraid|scared|terrified|panick?ed|frightened|arrest(?:ed)?|police would)\b/iu,
  },
  { id: 'trust', pattern: /\b(?:loved|trusted|lonely|widow(?:ed|er)?|alone|felt seen|kind to me)\b/iu },
  { id: 'need', pattern: /\b(?:needed (?:money|work|a job|the)|unemployed|debts?|rent|bills)\b/iu },
  { id: 'profit', pattern: /\b(?:profits?|invest(?:ed|ment)?|returns?|rich)\b/iu },
  { id: 'technical', pattern: /\b(?:computer|virus|did(?:n['’]t| not) understand|technical)\b/iu },
];

/** Answers to "how long until they asked" in words. */
export const DURATIONS: Readonly<Record<string, string>> = {
  hour: t`Less than an hour`,
  day: t`The same day`,
  days: '2-3 days',
  week: t`About a week`,
  month: t`Weeks to a month`,
  longer: t`Longer than a month`,
  never: t`They never asked`,
};

/** An intervention point, and the answer that shows it. */
export interface PreventionRule {
  questionId: string;
  when: readonly string[] | RegExp;
  opportunity: string;
  reason: string;
}

/** Finds intervention points in the answers. */
export const PREVENTION_RULES: readonly PreventionRule[] = [
  {
    questionId: 'ad_seen',
    when: ['social-ad', 'search-ad', 'video-ad'],
    opportunity: t`Report the advertisement to its platform, and look the company up at the regulator before signing up.`,
    reason: t`It began with an advertisement.`,
  },
  {
    questionId: 'search_terms',
    when: /\p{L}{3}/u,
    opportunity: t`Warn where people search: results and help pages for these words can name the scam.`,
    reason: t`You were searching when you found them.`,
  },
  {
    questionId: 'first_place',
    when: ['call', 'message', 'mail'],
    opportunity: t`Hang up or do not answer, and contact the office or person on a number you already had.`,
    reason: t`They came to you, and not you to them.`,
  },
  {
    questionId: 'first_place',
    when: ['dating', 'social'],
    opportunity: t`Look up the profile’s pictures and ask for a live video call before anything else.`,
    reason: t`It began with a profile.`,
  },
  {
    questionId: 'group',
    when: /\p{L}{3}/u,
    opportunity: t`Leave groups you did not ask for; the other members of this one can be warned.`,
    reason: t`A group or channel was part of the way in.`,
  },
  {
    questionId: 'referrer',
    when: ['friend', 'online-friend'],
    opportunity: t`Ask whoever recommends, by voice, whether they have had money paid out to their own bank.`,
    reason: t`Somebody recommended them.`,
  },
  {
    questionId: 'referrer',
    when: ['helper'],
    opportunity: t`Refuse a fee for a recovery: asking for money first is how recovery scams work.`,
    reason: t`Help was offered after an earlier loss.`,
  },
  {
    questionId: 'chat_move',
    when: ['they'],
    opportunity: t`Stay where it began: its operator may see it, warn you and keep the records.`,
    reason: t`They wanted to go on elsewhere.`,
  },
  {
    questionId: 'time_to_ask',
    when: ['hour', 'day'],
    opportunity: t`Sleep on it, and tell one person before paying: this one could not have waited.`,
    reason: t`They asked on the first day.`,
  },
  {
    questionId: 'time_to_ask',
    when: ['days', 'week', 'month', 'longer'],
    opportunity: t`There was time for a bank or a relative to notice: a trusted person with a say in large payments helps.`,
    reason: t`They asked after days or weeks.`,
  },
];
