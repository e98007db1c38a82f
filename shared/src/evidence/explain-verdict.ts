import { t } from '@fap/shared/kernel/words.ts';
import type { TacticHit } from '../texts/find-tactics.ts';
import type { Token } from './model/tokenize.ts';
import { isSum, REST_REASON, type Reason, WORDING_START } from './reason-kinds.ts';
import { themeOf } from './word-themes.ts';

/** Words that led to a verdict without being a tactic known by name. */
export interface WordingSpan {
  start: number;
  end: number;
  points: number;
  /** A description instead of the quote, where the quote would contain a working link. */
  name: string | null;
}

export interface Explanation {
  /** Strongest first, sums last; their points and `basePoints` are the whole verdict. */
  reasons: Reason[];
  wording: WordingSpan[];
}

const POINTS = 10;
/** Between two words: the end of a sentence, of a part of it, or of a line. A quote across one reads as words thrown together. */
const PHRASE_END = /[.!?;:,\r\n]/u;
/** Number of wordings that are named individually; the rest is given as a sum. */
const NAMED_FOR = 4;
const NAMED_AGAINST = 3;
/** Below this many points a word is not worth naming. */
const MIN_REASON_POINTS = 1;
const QUOTED_LENGTH = 60;
/** Stop words alone explain nothing. */
const TELLING = /[\p{L}\p{M}]{4}/u;
/** Terms shown by their kind, because a reason must not contain a working link. */
export const KIND_NAMES: Readonly<Record<string, string>> = {
  '<url>': t`A link`,
  '<email>': t`An e-mail address`,
  '<wallet>': t`An address to pay to`,
  '<long>': t`A long number`,
};

/** Says which tactics and which other words made up the log-odds of a scam, in points. */
export function explainVerdict(
  text: string,
  tokens: readonly Token[],
  shares: Float64Array,
  tactics: readonly TacticHit[],
): Explanation {
  const found = new Map<string, { hits: number; points: number }>();
  const reasonOf = (name: string) => {
    const known = found.get(name) ?? { hits: 0, points: 0 };
    found.set(name, known);
    return known;
  };
  const isNamed = new Array<boolean>(tokens.length).fill(false);
  const take = (name: string, index: number) => {
    const entry = reasonOf(name);
    isNamed[index] = true;
    entry.points += (shares[index] ?? 0) * POINTS;
  };
  const [first, last] = [tokens[0], tokens.at(-1)];
  for (const { tactic, start, end } of tactics) {
    if (end <= (first?.start ?? 0) || start >= (last?.end ?? 0)) continue;
    reasonOf(tactic.name).hits += 1;
    for (const index of tokensWithin(tokens, start, end)) if (!isNamed[index]) take(tactic.name, index);
  }
  const named = chooseWordings(text, phrases(text, tokens, shares, isNamed));
  for (const { start, end, name } of named) {
    const words =
      name ?? `${WORDING_START}${text.slice(start, end).replace(/\s+/gu, ' ').slice(0, QUOTED_LENGTH)}”`;
    for (const index of tokensWithin(tokens, start, end)) take(words, index);
  }
  for (const [index, { term }] of tokens.entries())
    if (!isNamed[index] && shares[index]) take(themeOf(term) ?? REST_REASON, index);
  const reasons = [...found].map(
    ([name, { hits, points }]): Reason => ({
      text: hits > 1 ? t`${name} (${hits} times)` : name,
      points: Math.round(points),
    }),
  );
  return {
    reasons: reasons.filter(({ points }) => points !== 0).sort(inOrder),
    wording: named.filter(({ points }) => points > 0),
  };
}

/** Strongest first, and last what tells a person nothing: a sum over what is not named. */
export const inOrder = (a: Reason, b: Reason): number =>
  Number(isSum(a)) - Number(isSum(b)) || b.points - a.points;

/** The phrases that are worth quoting, for a scam and against it. */
function chooseWordings(text: string, wording: readonly WordingSpan[]): WordingSpan[] {
  const telling = wording.filter(
    ({ start, end, name }) => name !== null || TELLING.test(text.slice(start, end)),
  );
  return [
    ...telling.filter(({ points }) => points >= MIN_REASON_POINTS).slice(0, NAMED_FOR),
    ...telling
      .filter(({ points }) => points <= -MIN_REASON_POINTS)
      .toReversed()
      .slice(0, NAMED_AGAINST),
  ];
}

/** Indexes of the tokens that touch a span, by binary search. */
function tokensWithin(tokens: readonly Token[], start: number, end: number): number[] {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.end ?? 0) > start) high = middle;
    else low = middle + 1;
  }
  const within: number[] = [];
  for (let index = low; (tokens[index]?.start ?? end) < end; index += 1) within.push(index);
  return within;
}

/** Runs of neighbouring words that speak the same way, strongest for a scam first. */
function phrases(
  text: string,
  tokens: readonly Token[],
  shares: Float64Array,
  isNamed: readonly boolean[],
): WordingSpan[] {
  const spans: WordingSpan[] = [];
  let last: WordingSpan | null = null;
  for (const [index, { start, end, term }] of tokens.entries()) {
    const points = (shares[index] ?? 0) * POINTS;
    if (isNamed[index] || points === 0) {
      last = null;
      continue;
    }
    const name = KIND_NAMES[term] ?? null;
    const isSameWay = last && last.name === null && Math.sign(last.points) === Math.sign(points);
    const isOnePhrase =
      last && end - last.start <= QUOTED_LENGTH && !PHRASE_END.test(text.slice(last.end, start));
    if (last && isSameWay && isOnePhrase && name === null) {
      last.end = end;
      last.points += points;
    } else {
      last = { start, end, points, name };
      spans.push(last);
    }
  }
  return spans.sort((a, b) => b.points - a.points);
}
