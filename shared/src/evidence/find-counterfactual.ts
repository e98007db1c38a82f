import { isSum, type Reason } from './reason-kinds.ts';
import { type Place, wordsOfReason } from './words-of-reason.ts';

/** From this probability on a text reads as high risk, and from the other as medium. */
export const HIGH_PROBABILITY = 0.7;
export const MEDIUM_PROBABILITY = 0.35;

/** Demands that decide whether harmless words are a scam, each with a sentence that makes it. */
export const DEMANDS: readonly { what: string; sentence: string }[] = [
  {
    what: 'asked for a fee, a deposit or gift cards before anything is paid out',
    sentence: 'You must first pay the release fee with gift cards before we can transfer the money to you.',
  },
  {
    what: 'asked for a code, a password or a seed phrase',
    sentence: 'To verify your account send me the code, your password and your seed phrase now.',
  },
  {
    what: 'asked to install a program for remote access',
    sentence: 'Install AnyDesk so that our technician can connect to your computer and log in to your bank.',
  },
  {
    what: 'asked to keep it secret or threatened arrest',
    sentence: 'Do not tell anyone about this or you will be arrested today.',
  },
];
/** So many reasons are tried, alone and together; more make no sentence. */
const TRIED_REASONS = 4;
const MOST_TOGETHER = 3;

/**
 * The counterfactual of a verdict, by trying: for a risky text the fewest reasons without whose words it is low risk, for a harmless one the demands with
 * which it is not. `probabilityOf` judges a text as any other; null: there would be no verdict.
 */
export async function findCounterfactual(
  text: string,
  probability: number,
  reasons: readonly Reason[],
  probabilityOf: (text: string) => Promise<number | null>,
): Promise<string[]> {
  if (probability < MEDIUM_PROBABILITY) {
    const changes: string[] = [];
    for (const { what, sentence } of DEMANDS) {
      const isRisky = ((await probabilityOf(`${text}\n${sentence}`)) ?? 0) >= MEDIUM_PROBABILITY;
      if (isRisky) changes.push(`If it also ${what}, it would no longer read as low risk.`);
    }
    return changes;
  }
  const named = reasons
    .filter((reason) => reason.points > 0 && !isSum(reason))
    .slice(0, TRIED_REASONS)
    .map((reason) => ({ name: reason.text, words: wordsOfReason(text, reason) }))
    .filter(({ words }) => words.length > 0);
  const isLowWithout = async (left: readonly NamedWords[]) => {
    const without = await probabilityOf(
      cutOut(
        text,
        left.flatMap(({ words }) => words),
      ),
    );
    return without !== null && without < MEDIUM_PROBABILITY;
  };
  for (const set of setsOf(named))
    if (await isLowWithout(set))
      return [`Without ${joinNames(set.map(({ name }) => name))} it would read as low risk.`];
  return ['No few words decide it: it reads risky as a whole.'];
}

/** How far, in log-odds, a rough answer may be wrong and still be asked in full: a guess; where it is too small a change is missed, and none is invented. */
const EMBEDDING_MOVES = 1.5;

/**
 * Judges other texts for a counterfactual: first roughly, by their words and the embedding of the text itself, because an embedding takes long. What that leaves
 * far on the same side of low risk changes nothing; the rest is judged in full, so that no change is claimed that was not tried.
 */
export function roughlyFirst(
  probability: number,
  judgeRoughly: (other: string) => Promise<number | null>,
  judge: (other: string) => Promise<number | null>,
): (other: string) => Promise<number | null> {
  const side = probability < MEDIUM_PROBABILITY ? -1 : 1;
  return async (other) => {
    const rough = await judgeRoughly(other);
    const isFar = rough !== null && side * (logOdds(rough) - logOdds(MEDIUM_PROBABILITY)) > EMBEDDING_MOVES;
    return isFar ? rough : await judge(other);
  };
}

const logOdds = (probability: number) => Math.log(probability / (1 - probability));

/** A reason with all words of the text that its name means. */
interface NamedWords {
  name: string;
  words: readonly Place[];
}

/** Single reasons, then pairs and threes of neighbours in strength. */
function setsOf(reasons: readonly NamedWords[]): NamedWords[][] {
  return Array.from({ length: MOST_TOGETHER }, (_, more) =>
    reasons.slice(more).map((_, at) => reasons.slice(at, at + more + 1)),
  ).flat();
}

/** The text without these places, which may lie in each other. */
export function cutOut(text: string, places: readonly Place[]): string {
  let left = '';
  let from = 0;
  for (const { start, end } of places.toSorted((a, b) => a.start - b.start)) {
    if (start > from) left += text.slice(from, start);
    from = Math.max(from, end);
  }
  return left + text.slice(from);
}

/** Names as a sentence lists them. */
export function joinNames(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
