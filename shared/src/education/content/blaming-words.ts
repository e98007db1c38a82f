import { t } from '@fap/shared/kernel/words.ts';

/** Words that put on a victim what was done to them, and what helps to say it better. */
export interface BlamingWords {
  pattern: RegExp;
  why: string;
}

/** What no text of the product says; the product's own texts are checked against it at build, suggested ones when they are sent. */
export const BLAMING: readonly BlamingWords[] = [
  {
    pattern: /\b(?:fell|fall(?:s|en|ing)?) (?:for|prey|victim)\b/iu,
    why: t`A scam is done to somebody. Say who did what.`,
  },
  {
    pattern: /\b(?:should|could|ought to) have (?:known|noticed|seen|realised|realized|checked|asked)\b/iu,
    why: t`Hindsight is no help. Say what shows it next time.`,
  },
  {
    pattern:
      /\b(?:gullible|naive(?:ly|té|ty)?|naïve(?:ly|té)?|stupid(?:ly|ity)?|foolish(?:ly|ness)?|silly|dumb)\b/iu,
    why: t`This judges a person. Say what the scammer did.`,
  },
  {
    pattern:
      /\b(?:your|the victim['’]s|their own) (?:own )?(?:fault|mistake|blunder|greed|carelessness|negligence)\b/iu,
    why: t`The fault is with whoever planned it.`,
  },
  {
    pattern: /\b(?:careless(?:ly|ness)?|reckless(?:ly|ness)?|negligent(?:ly)?)\b/iu,
    why: t`Care doesn’t protect from people who practise for months.`,
  },
  {
    pattern: /\b(?:fool(?:ed)?|deceiv(?:ed|ing)|trick(?:ed|ing)) (?:yourself|themselves|himself|herself)\b/iu,
    why: t`Somebody else did the deceiving. Say who.`,
  },
  {
    pattern:
      /\bgreedy? (?:victims?|people|persons?|reporters?)\b|\b(?:victims?|people|you) (?:was|were|is|are|got|too) (?:\w+ )?greedy\b/iu,
    why: t`Hope is not greed.`,
  },
  {
    pattern:
      /\bhow could (?:you|anyone|anybody|somebody|they) (?:have )?(?:be|been|believe|trust|fall|pay|send|not)\w*\b/iu,
    why: t`This question accuses. Ask what happened instead.`,
  },
  {
    pattern:
      /\bwhy did(?:n['’]t| not)? you (?:not |even )?(?:check|notice|see|ask|call|stop|pay|send|trust|believe)\b/iu,
    why: t`This question accuses. Ask what happened instead.`,
  },
  {
    pattern:
      /\byou (?:let|allowed) (?:yourself|them|him|her) (?:be |to )?(?:scam|trick|deceiv|fool|cheat|take|get)\w*\b/iu,
    why: t`This makes the victim the one who acts. Say what the scammer did.`,
  },
  { pattern: /\b(?:easy prey|easy targets?|soft targets?)\b/iu, why: t`A person is no prey.` },
];

/** Words that take the blame away. */
const DENIED = /\b(?:not|none of (?:this|it) (?:was|is)|isn['’]t|wasn['’]t) your (?:own )?fault\b/giu;

/** The kinds of blame that a text holds; none in a text that takes the blame away. */
export const findBlamingWords = (text: string): readonly BlamingWords[] => {
  const rest = text.replaceAll(DENIED, '');
  return BLAMING.filter(({ pattern }) => pattern.test(rest));
};
