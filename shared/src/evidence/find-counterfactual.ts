import { REST_REASON, type Reason } from './explain-verdict.ts';
import type { Reading } from './model/worst-reading.ts';

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
const NAMED_REASONS = 3;
const POINTS = 10;

/**
 * What would make a verdict another one, found by trying: for a risky text the fewest reasons without which it would
 * read as low risk, for a harmless one the demands with which it would not.
 */
export function findCounterfactual(
  text: string,
  { score: logOdds, isPassage }: Reading,
  reasons: readonly Reason[],
  logOddsOf: (text: string) => number,
): string[] {
  if (logOdds < toLogOdds(MEDIUM_PROBABILITY)) {
    return DEMANDS.filter(
      ({ sentence }) => logOddsOf(`${text}\n${sentence}`) >= toLogOdds(MEDIUM_PROBABILITY),
    ).map(({ what }) => `If it also ${what}, it would no longer read as low risk.`);
  }
  const left: string[] = [];
  let remaining = logOdds;
  const named = reasons.filter((reason) => reason.text !== REST_REASON);
  for (const { text: name, points } of named.slice(0, NAMED_REASONS)) {
    if (points <= 0) break;
    left.push(name);
    remaining -= points / POINTS;
    if (remaining < toLogOdds(MEDIUM_PROBABILITY))
      return [`Without ${joinNames(left)} ${isPassage ? 'that passage' : 'it'} would read as low risk.`];
  }
  return [
    isPassage
      ? 'No few words decide it: one passage reads risky as a whole.'
      : 'No few words decide it: it reads risky as a whole.',
  ];
}

function joinNames(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

const toLogOdds = (probability: number) => Math.log(probability / (1 - probability));
