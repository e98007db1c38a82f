import { t } from '@fap/shared/kernel/words.ts';
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
const UNKNOWN: QuestionOption = { value: UNKNOWN_ANSWER, label: t`I don’t know` };
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
    question: t`In your own words: how did this begin?`,
    type: 'text_area',
    placeholder: t`The very first thing you remember, even if it seemed harmless`,
    forensicPurpose: t`It comes first because the questions after it may suggest an answer.`,
    dataExtracted: [t`first contact`, 'setting', t`tactics in the first words`],
  },
  {
    id: 'first_place',
    question: t`Where did you first come across them?`,
    type: 'multiple_choice',
    options: options(
      ['message', t`A message I did not expect`],
      ['call', t`A phone call`],
      ['mail', t`An e-mail or letter`],
      ['social', t`A post or profile on social media`],
      ['dating', t`A dating app or site`],
      ['search', t`A search for something else`],
      ['job', t`A job board or job offer`],
      ['person', t`Somebody I know`],
    ),
    forensicPurpose: t`Names the place at which others can be warned.`,
    dataExtracted: ['channel of first contact'],
  },
  {
    id: 'ad_seen',
    question: t`Did you see an advertisement before it began?`,
    type: 'multiple_choice',
    options: options(
      ['social-ad', t`Yes, on social media`],
      ['search-ad', t`Yes, among search results`],
      ['video-ad', t`Yes, in a video or on a website`],
      ['none', t`No, I saw none`],
    ),
    forensicPurpose: t`An advertisement has a buyer, an account and an invoice: the platform can be asked.`,
    dataExtracted: ['advertising platform'],
  },
  {
    id: 'search_terms',
    question: t`What did you search for before you found them?`,
    type: 'text_input',
    placeholder: t`For example: get my money back`,
    forensicPurpose: t`Shows which words bring people to the trap.`,
    dataExtracted: [t`search words`],
  },
  {
    id: 'group',
    question: t`Were you in a group or channel with them, and who brought you in?`,
    type: 'text_input',
    placeholder: t`The group’s name, and who invited you`,
    forensicPurpose: t`Groups have other members who can be warned, and administrators who can be found.`,
    dataExtracted: ['group', 'inviter'],
  },
  {
    id: 'referrer',
    question: t`Did somebody point you to them?`,
    type: 'multiple_choice',
    options: options(
      ['friend', t`A friend or relative`],
      ['online-friend', t`Somebody I only know online`],
      ['celebrity', t`A famous person, in a post or video`],
      ['helper', t`Somebody who offered help after an earlier loss`],
      ['nobody', t`Nobody did`],
    ),
    forensicPurpose: t`Who recommends may be a victim, a borrowed account or a part of the scheme.`,
    dataExtracted: ['referrer'],
  },
  {
    id: 'first_url',
    question: t`Which website or link did you open first?`,
    type: 'text_input',
    placeholder: t`As much of the address as you remember`,
    forensicPurpose: t`Addresses have owners, hosts and dates.`,
    dataExtracted: [t`first address`],
  },
  {
    id: 'chat_move',
    question: t`Who wanted to go on in another app or by phone?`,
    type: 'multiple_choice',
    options: options(
      ['they', t`They wanted to`],
      ['me', t`I wanted to`],
      ['stayed', t`Nobody: we stayed where we were`],
    ),
    forensicPurpose: t`Leaving the first platform takes its protection and its records away.`,
    dataExtracted: ['move of channel'],
  },
  {
    id: 'time_to_ask',
    question: t`How long was it until they first asked for money, codes or access?`,
    type: 'select',
    options: options(
      ['hour', t`Less than an hour`],
      ['day', t`The same day`],
      ['days', '2-3 days'],
      ['week', t`About a week`],
      ['month', t`Weeks to a month`],
      ['longer', t`Longer than a month`],
      ['never', t`They never asked`],
    ),
    forensicPurpose: t`Tells how long there was time to step in.`,
    dataExtracted: ['time to first ask'],
  },
  {
    id: 'what_worked',
    question: t`What made it hard to say no?`,
    type: 'multiple_choice',
    options: options(
      ['loss', t`I wanted lost money back`],
      ['fear', t`I was afraid of what would happen`],
      ['trust', t`I trusted or loved that person`],
      ['need', t`I needed money or work`],
      ['profit', t`It looked like a chance others had taken`],
      ['technical', t`I did not understand the technology`],
      ['hurry', t`There was no time to think`],
    ),
    forensicPurpose: t`What they use against people is what others must hear of. It is no fault of yours.`,
    dataExtracted: ['vulnerability exploited'],
  },
];
