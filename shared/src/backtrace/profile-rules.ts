/** What each answer to "what made it hard to say no" names. */
export const VULNERABILITIES: Readonly<Record<string, string>> = {
  loss: 'An earlier loss',
  fear: 'Fear of authority or harm',
  trust: 'Trust and affection',
  need: 'Need of money or work',
  profit: 'Hope for a gain that others seemed to make',
  technical: 'Unfamiliar technology',
  hurry: 'No time to think',
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
  hour: 'Less than an hour',
  day: 'The same day',
  days: '2-3 days',
  week: 'About a week',
  month: 'Weeks to a month',
  longer: 'Longer than a month',
  never: 'They never asked',
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
    opportunity:
      'Report the advertisement to its platform, and look the company up at the regulator before signing up.',
    reason: 'It began with an advertisement.',
  },
  {
    questionId: 'search_terms',
    when: /\p{L}{3}/u,
    opportunity: 'Warn where people search: results and help pages for these words can name the scam.',
    reason: 'You were searching when you found them.',
  },
  {
    questionId: 'first_place',
    when: ['call', 'message', 'mail'],
    opportunity: 'Hang up or do not answer, and contact the office or person on a number you already had.',
    reason: 'They came to you, and not you to them.',
  },
  {
    questionId: 'first_place',
    when: ['dating', 'social'],
    opportunity: 'Look up the profile’s pictures and ask for a live video call before anything else.',
    reason: 'It began with a profile.',
  },
  {
    questionId: 'group',
    when: /\p{L}{3}/u,
    opportunity: 'Leave groups you did not ask for; the other members of this one can be warned.',
    reason: 'A group or channel was part of the way in.',
  },
  {
    questionId: 'referrer',
    when: ['friend', 'online-friend'],
    opportunity: 'Ask whoever recommends, by voice, whether they have had money paid out to their own bank.',
    reason: 'Somebody recommended them.',
  },
  {
    questionId: 'referrer',
    when: ['helper'],
    opportunity: 'Refuse a fee for a recovery: asking for money first is how recovery scams work.',
    reason: 'Help was offered after an earlier loss.',
  },
  {
    questionId: 'chat_move',
    when: ['they'],
    opportunity: 'Stay where it began: its operator may see it, warn you and keep the records.',
    reason: 'They wanted to go on elsewhere.',
  },
  {
    questionId: 'time_to_ask',
    when: ['hour', 'day'],
    opportunity: 'Sleep on it, and tell one person before paying: this one could not have waited.',
    reason: 'They asked on the first day.',
  },
  {
    questionId: 'time_to_ask',
    when: ['days', 'week', 'month', 'longer'],
    opportunity:
      'There was time for a bank or a relative to notice: a trusted person with a say in large payments helps.',
    reason: 'They asked after days or weeks.',
  },
];
