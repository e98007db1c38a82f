import type { Chain } from '../../vault/constants.ts';

/** `open` is what the bag alone cannot answer: a proof that is not complete, a file that is not in this copy. */
export const STEP_STATES = ['holds', 'open', 'fails'] as const;
export type StepState = (typeof STEP_STATES)[number];

/** The steps of a check, in their order. */
export const BAG_STEPS = ['bytes', 'log', 'heads', 'files', 'proofs', 'headers'] as const;
export type BagStepName = (typeof BAG_STEPS)[number];

/** What was found at one place of a bag. */
export interface BagFinding {
  state: StepState;
  /** A path from the bag's top folder, and where it helps the entry or line. */
  place: string;
  /** A sentence or two. */
  text: string;
  /** Set where something rests on the development chain, which proves nothing outside of a demonstration. */
  isDevelopment?: true;
}

/** One step of a check: holds when all of its findings do. */
export interface BagStep {
  name: BagStepName;
  state: StepState;
  /** A sentence. */
  summary: string;
  findings: readonly BagFinding[];
}

/** A block whose header is in the bag, for comparing with what everybody else knows of it. */
export interface BagBlock {
  chain: Chain;
  height: number;
  /** As explorers print it. */
  hash: string;
  /** ISO 8601. */
  time: string;
}

export interface BagReport {
  /** ClusterChain ID or a case's number; null when the log cannot be read. */
  chain: string | null;
  state: StepState;
  /** Whether anything rests on the development chain. */
  isDevelopment: boolean;
  steps: readonly BagStep[];
  blocks: readonly BagBlock[];
}

/** The worst of several states. */
export function worstOf(states: Iterable<StepState>): StepState {
  const all = new Set(states);
  if (all.has('fails')) return 'fails';
  return all.has('open') ? 'open' : 'holds';
}

/** A step of its findings; what is wrong comes first, then what is open. */
export function makeStep(
  name: BagStepName,
  findings: readonly BagFinding[],
  words: Record<'holds' | 'open', string>,
): BagStep {
  const state = worstOf(findings.map((finding) => finding.state));
  const sorted = STEP_STATES.toReversed().flatMap((wanted) =>
    findings.filter((finding) => finding.state === wanted),
  );
  const [first] = sorted;
  const summary =
    state === 'fails' && first ? `${first.place}: ${first.text}` : words[state === 'open' ? 'open' : 'holds'];
  return { name, state, summary, findings: sorted };
}

/** Shorthand for something that is wrong. */
export const fails = (place: string, text: string): BagFinding => ({ state: 'fails', place, text });
/** Shorthand for something that the bag alone cannot answer. */
export const open = (place: string, text: string): BagFinding => ({ state: 'open', place, text });
/** Shorthand for something that is right. */
export const holds = (place: string, text: string): BagFinding => ({ state: 'holds', place, text });

/** An ISO time as people write it, to the minute. */
export const sayTime = (iso: string): string => iso.replace(/^(\S{10})T(\S{5})\S*Z$/u, '$1 $2 UTC');
