import { t } from '@fap/shared/kernel/words.ts';
import { splitSentences } from './split-sentences.ts';
import { type VictimMove, victimMove } from './victim-moves.ts';

/** A reaction of the other side, as reported by victims. */
export interface Reaction {
  id: string;
  kind: 'ghost' | 'stall' | 'ask' | 'pressure' | 'objection';
  /** As an action: "They stop answering". */
  name: string;
  pattern: RegExp;
}

/** Reported reactions, the most specific first. */
export const REACTIONS: readonly Reaction[] = [
  {
    id: 'blocked',
    kind: 'ghost',
    name: t`They block the victim`,
    pattern:
      /\b(?:block(?:ed)? me|i was (?:blocked|muted|removed|kicked)|muted me|was muted|unmatched me)\b/iu,
  },
  {
    id: 'gone',
    kind: 'ghost',
    name: t`Site, account or number is gone`,
    pattern:
      /\b(?:login|account|profile|site|website|page|group|chat|number|app|platform|balance|dashboard)\b.{0,40}\b(?:stopped working|was (?:gone|deleted|closed|locked|offline|dead)|were gone|is (?:gone|dead|offline|locked)|disappeared|vanished|went (?:dead|offline)|no longer|locked)\b/iu,
  },
  {
    id: 'silence',
    kind: 'ghost',
    name: t`They stop answering`,
    pattern:
      /\b(?:(?:stopped|ceased|quit) (?:answering|replying|responding|writing|calling)|never (?:heard|answered|replied|wrote|called|came back)|no (?:answer|reply|response)|went (?:silent|quiet)|disappeared|vanished|hung up on me|nobody (?:answered|replied)|line went dead|was(?:n'?t| not) reachable)\b/iu,
  },
  {
    id: 'another-demand',
    kind: 'ask',
    name: t`They demand another payment`,
    pattern:
      /\b(?:another|second|third|fourth|further|next|new|more|extra|additional|final|last) (?:\p{L}+ ){0,2}(?:fee|payment|deposit|tax|demand|certificate|sum|amount|bond|charge)|(?:wanted|asked for|demanded|needed|required) (?:another|more|a (?:further|second|third))\b/iu,
  },
  {
    id: 'threat',
    kind: 'pressure',
    name: t`They threaten`,
    pattern:
      /\b(?:threaten(?:ed)?|arrest|warrant|police would|sue|court|publish|shouted|screamed|got angry|became (?:angry|rude|aggressive)|insulted)\b/iu,
  },
  {
    id: 'excuse',
    kind: 'stall',
    name: t`They put off with an excuse`,
    pattern:
      /\b(?:excuses?|be patient|(?:told|asked) (?:me )?to wait|kept me waiting|waited (?:for )?(?:\w+ )?(?:days?|weeks?|months?)|delay(?:ed)?|put me off|only works? in writing|camera was broken|maintenance|under review|processing|always (?:a|some) (?:reason|problem))\b/iu,
  },
  {
    id: 'refused',
    kind: 'objection',
    name: t`They refuse by their rules`,
    pattern:
      /\b(?:(?:was|were|is) (?:denied|refused|rejected|declined)|refused (?:to|it|my)|not (?:possible|allowed|entitled)|terms and conditions|because i had(?:n'?t| not))\b/iu,
  },
  {
    id: 'talked-on',
    kind: 'objection',
    name: t`They talk on and reassure`,
    pattern:
      /\b(?:(?:told|assured|reassured|promised|explained to) me|he said|she said|they said|wrote that|convinced me|calmed|talked me|blamed|laughed|praised)\b/iu,
  },
];

/** Something the victim did, and what came of it. */
export interface ReportedReaction {
  move: VictimMove;
  reaction: Reaction;
  /** The words that show the reaction, and nothing around them: a victim's sentences are not quoted. */
  words: string;
}

const CONDITION = /\b(?:when(?:ever)?|after|once|as soon as|each time|because)\s+(?=I\b|we\b|my\b)/iu;
const CLAUSE_END = /[,;:]|\b(?:then|before)\b/u;
const SECOND_HALF =
  /^(?<main>.{8,}?)(?<!\s)\s+(?:when(?:ever)?|after|once|as soon as)\s+(?<condition>(?:I|we|my)\b.+)$/isu;

/** Finds moves and reactions in an account: "When I asked for …, they …". */
export function findReactions(account: string): ReportedReaction[] {
  return splitSentences(account).flatMap((sentence) => {
    const [condition, rest] = halvesOf(sentence) ?? [];
    if (condition === undefined || rest === undefined) return [];
    const move = victimMove(condition);
    const reaction = firstReaction(rest);
    return move && reaction ? [{ move, ...reaction }] : [];
  });
}

/** Finds endings in an account, whatever led to them. */
export function findEndings(account: string): { reaction: Reaction; words: string }[] {
  return REACTIONS.flatMap((reaction) => {
    if (reaction.kind !== 'ghost' && reaction.kind !== 'stall') return [];
    const words = reaction.pattern.exec(account)?.[0];
    return words ? [{ reaction, words }] : [];
  });
}

function halvesOf(sentence: string): [condition: string, rest: string] | null {
  const start = CONDITION.exec(sentence);
  if (!start) return null;
  const after = sentence.slice(start.index + start[0].length);
  const end = CLAUSE_END.exec(after);
  if (end && end.index > 4) return [after.slice(0, end.index), after.slice(end.index)];
  const groups = SECOND_HALF.exec(sentence)?.groups;
  if (groups?.main && groups.condition) return [groups.condition, groups.main];
  return [after, after];
}

function firstReaction(text: string): { reaction: Reaction; words: string } | null {
  for (const reaction of REACTIONS) {
    const words = reaction.pattern.exec(text)?.[0];
    if (words) return { reaction, words };
  }
  return null;
}
