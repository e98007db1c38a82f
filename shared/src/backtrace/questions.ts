export type QuestionType = 'text_input' | 'text_area' | 'multiple_choice' | 'select';

export interface QuestionOption {
  value: string;
  label: string;
}

/** A question on how it began. */
export interface EntryQuestion {
  id: string;
  question: string;
  type: QuestionType;
  options?: readonly QuestionOption[];
  placeholder?: string;
  /** Why it is asked. */
  forensicPurpose: string;
  /** What is derived from the answer. */
  dataExtracted: readonly string[];
}

/** The answer "don't know", valid for every question. */
export const UNKNOWN_ANSWER = 'unknown';
const UNKNOWN: QuestionOption = { value: UNKNOWN_ANSWER, label: 'I don’t know' };
const options = (...pairs: readonly (readonly [value: string, label: string])[]): QuestionOption[] => [
  ...pairs.map(([value, label]) => ({ value, label })),
  UNKNOWN,
];

/**
 * The questions in their order: first what comes to mind by itself, because every later question puts words into a
 * memory; then what people forget to mention.
 */
export const ENTRY_QUESTIONS: readonly EntryQuestion[] = [
  {
    id: 'open_recall',
    question: 'In your own words: how did this begin?',
    type: 'text_area',
    placeholder: 'The very first thing you remember, even if it seemed harmless',
    forensicPurpose: 'It comes first because the questions after it may suggest an answer.',
    dataExtracted: ['first contact', 'setting', 'tactics in the first words'],
  },
  {
    id: 'first_place',
    question: 'Where did you first come across them?',
    type: 'multiple_choice',
    options: options(
      ['message', 'A message I did not expect'],
      ['call', 'A phone call'],
      ['mail', 'An e-mail or letter'],
      ['social', 'A post or profile on social media'],
      ['dating', 'A dating app or site'],
      ['search', 'A search for something else'],
      ['job', 'A job board or job offer'],
      ['person', 'Somebody I know'],
    ),
    forensicPurpose: 'Names the place at which others can be warned.',
    dataExtracted: ['channel of first contact'],
  },
  {
    id: 'ad_seen',
    question: 'Did you see an advertisement before it began?',
    type: 'multiple_choice',
    options: options(
      ['social-ad', 'Yes, on social media'],
      ['search-ad', 'Yes, among search results'],
      ['video-ad', 'Yes, in a video or on a website'],
      ['none', 'No, I saw none'],
    ),
    forensicPurpose: 'An advertisement has a buyer, an account and an invoice: the platform can be asked.',
    dataExtracted: ['advertising platform'],
  },
  {
    id: 'search_terms',
    question: 'What did you search for before you found them?',
    type: 'text_input',
    placeholder: 'For example: get my money back',
    forensicPurpose: 'Shows which words bring people to the trap.',
    dataExtracted: ['search words'],
  },
  {
    id: 'group',
    question: 'Were you in a group or channel with them, and who brought you in?',
    type: 'text_input',
    placeholder: 'The group’s name, and who invited you',
    forensicPurpose: 'Groups have other members who can be warned, and administrators who can be found.',
    dataExtracted: ['group', 'inviter'],
  },
  {
    id: 'referrer',
    question: 'Did somebody point you to them?',
    type: 'multiple_choice',
    options: options(
      ['friend', 'A friend or relative'],
      ['online-friend', 'Somebody I only know online'],
      ['celebrity', 'A famous person, in a post or video'],
      ['helper', 'Somebody who offered help after an earlier loss'],
      ['nobody', 'Nobody did'],
    ),
    forensicPurpose: 'Who recommends may be a victim, a borrowed account or a part of the scheme.',
    dataExtracted: ['referrer'],
  },
  {
    id: 'first_url',
    question: 'Which website or link did you open first?',
    type: 'text_input',
    placeholder: 'As much of the address as you remember',
    forensicPurpose: 'Addresses have owners, hosts and dates.',
    dataExtracted: ['first address'],
  },
  {
    id: 'chat_move',
    question: 'Who wanted to go on in another app or by phone?',
    type: 'multiple_choice',
    options: options(
      ['they', 'They wanted to'],
      ['me', 'I wanted to'],
      ['stayed', 'Nobody: we stayed where we were'],
    ),
    forensicPurpose: 'Leaving the first platform takes its protection and its records away.',
    dataExtracted: ['move of channel'],
  },
  {
    id: 'time_to_ask',
    question: 'How long was it until they first asked for money, codes or access?',
    type: 'select',
    options: options(
      ['hour', 'Less than an hour'],
      ['day', 'The same day'],
      ['days', '2-3 days'],
      ['week', 'About a week'],
      ['month', 'Weeks to a month'],
      ['longer', 'Longer than a month'],
      ['never', 'They never asked'],
    ),
    forensicPurpose: 'Tells how long there was time to step in.',
    dataExtracted: ['time to first ask'],
  },
  {
    id: 'what_worked',
    question: 'What made it hard to say no?',
    type: 'multiple_choice',
    options: options(
      ['loss', 'I wanted lost money back'],
      ['fear', 'I was afraid of what would happen'],
      ['trust', 'I trusted or loved that person'],
      ['need', 'I needed money or work'],
      ['profit', 'It looked like a chance others had taken'],
      ['technical', 'I did not understand the technology'],
      ['hurry', 'There was no time to think'],
    ),
    forensicPurpose: 'What they use against people is what others must hear of. It is no fault of yours.',
    dataExtracted: ['vulnerability exploited'],
  },
];
