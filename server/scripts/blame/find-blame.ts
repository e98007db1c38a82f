import { findWrittenSentences } from '../claims/written-sentences.ts';

/** Words that put on a victim what was done to them, and why nobody here says them. */
export interface BlamingWords {
  pattern: RegExp;
  why: string;
}

export const BLAMING: readonly BlamingWords[] = [
  {
    pattern: /\b(?:fell|fall(?:s|en|ing)?) (?:for|prey|victim)\b/iu,
    why: 'nobody falls for a scam, it is done to them: say who did what',
  },
  {
    pattern: /\b(?:should|could|ought to) have (?:known|noticed|seen|realised|realized|checked|asked)\b/iu,
    why: 'hindsight is no help: say what shows it next time',
  },
  {
    pattern:
      /\b(?:gullible|naive(?:ly|té|ty)?|naïve(?:ly|té)?|stupid(?:ly|ity)?|foolish(?:ly|ness)?|silly|dumb)\b/iu,
    why: 'a judgement of a person: say what the scammer did',
  },
  {
    pattern:
      /\b(?:your|the victim['’]s|their own) (?:own )?(?:fault|mistake|blunder|greed|carelessness|negligence)\b/iu,
    why: 'the fault is with who planned it',
  },
  {
    pattern: /\b(?:careless(?:ly|ness)?|reckless(?:ly|ness)?|negligent(?:ly)?)\b/iu,
    why: 'care does not protect from people who practise for months',
  },
  {
    pattern: /\b(?:fool(?:ed)?|deceiv(?:ed|ing)|trick(?:ed|ing)) (?:yourself|themselves|himself|herself)\b/iu,
    why: 'somebody else did the deceiving',
  },
  {
    pattern:
      /\bgreedy? (?:victims?|people|persons?|reporters?)\b|\b(?:victims?|people|you) (?:was|were|is|are|got|too) (?:\w+ )?greedy\b/iu,
    why: 'hope is not greed',
  },
  {
    pattern:
      /\bhow could (?:you|anyone|anybody|somebody|they) (?:have )?(?:be|been|believe|trust|fall|pay|send|not)\w*\b/iu,
    why: 'a question that accuses: ask what happened instead',
  },
  {
    pattern:
      /\bwhy did(?:n['’]t| not)? you (?:not |even )?(?:check|notice|see|ask|call|stop|pay|send|trust|believe)\b/iu,
    why: 'a question that accuses: ask what happened instead',
  },
  {
    pattern:
      /\byou (?:let|allowed) (?:yourself|them|him|her) (?:be |to )?(?:scam|trick|deceiv|fool|cheat|take|get)\w*\b/iu,
    why: 'it makes the victim the one who acts',
  },
  { pattern: /\b(?:easy prey|easy targets?|soft targets?)\b/iu, why: 'a person is no prey' },
];

/** A sentence that may blame, and why it may stay: it denies the blame, or shows the words of a scammer. */
export interface AllowedSentence {
  path: string;
  /** A part of the sentence. */
  says: string;
  because: string;
}

/** Kept short: a new entry needs a reason that a victim would accept. */
export const ALLOWED: readonly AllowedSentence[] = [
  {
    path: 'shared/src/playbook/pressing-rules.ts',
    says: '(?:after (?:all|everything)',
    because: 'a pattern that finds such words in what scammers write',
  },
  {
    path: 'shared/src/playbook/pressing-rules.ts',
    says: '(?:thank(?:s| you) for',
    because: 'a pattern that finds such words in what scammers write',
  },
  {
    path: 'shared/src/privacy/last-net.ts',
    says: 'careless',
    because: 'one of the plain words that hide nobody’s name; it is never shown',
  },
  {
    path: 'shared/src/privacy/vocabulary.ts',
    says: 'careless',
    because: 'one of the plain words that hide nobody’s name; it is never shown',
  },
];

/** Texts in which such words are data: the made-up reports of the demo. */
const NOT_SAID = /^server\/src\/(?:db|demo)\//u;

/** Words that take the blame away. */
const DENIED = /\b(?:not|none of (?:this|it) (?:was|is)|isn['’]t|wasn['’]t) your (?:own )?fault\b/giu;

/** The blaming sentences of a source file, each as one line with the reason against it. */
export function findBlame(path: string, source: string, allowed = ALLOWED): string[] {
  if (NOT_SAID.test(path)) return [];
  return findWrittenSentences(path, source).flatMap(({ text, line }) =>
    BLAMING.filter(({ pattern }) => pattern.test(text.replaceAll(DENIED, '')))
      .filter(() => !allowed.some((entry) => entry.path === path && text.includes(entry.says)))
      .map(({ why }) => `${path}:${line}: ${text} (${why})`),
  );
}
