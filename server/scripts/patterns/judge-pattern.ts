import { check, type Diagnostics } from 'recheck';

type Attack = Extract<Diagnostics, { status: 'vulnerable' }>['attack'];

/** Enough for the largest expression on a busy machine: one that takes longer counts as a fault. */
const TIMEOUT_MS = 120_000;
/** Shorter times are too noisy to judge growth. */
const TELLING_MS = 20;
/** Length of the longest hostile text; an expression that needs less than the time above for it is fast enough. */
const LONGEST_TEXT = 400_000;
const FACTOR = 6;
/**
 * Six times the text takes 6 times as long when time is linear and 36 times when it is quadratic; half-way between, so that a clock
 * that is wrong by half, as on a shared processor, mistakes neither for the other.
 */
const MAX_GROWTH = 14;
const TRIES = 3;

/** Finds the fault of a regular expression; null when its time is linear in the text's length. */
export async function findFault(source: string, flags: string): Promise<string | null> {
  const verdict = await check(source, flags, { timeout: TIMEOUT_MS });
  if (verdict.status === 'safe') return null;
  if (verdict.status === 'unknown') return `cannot be judged (${verdict.error.kind})`;
  const { complexity, attack } = verdict;
  // The checker treats a bounded repetition (`.{0,60}`) as unbounded; running its attack shows the true growth.
  if (complexity.type === 'polynomial' && !growsTooFast(new RegExp(source, flags), attack)) return null;
  return `${complexity.summary}; slow on ${attack.pattern}`;
}

function growsTooFast(pattern: RegExp, { pumps, suffix }: Attack): boolean {
  const textOf = (repeats: number) =>
    `${pumps.map(({ prefix, pump, bias }) => prefix + pump.repeat(Math.max(0, repeats + bias))).join('')}${suffix}`;
  for (let repeats = 256; ; repeats *= 2) {
    const text = textOf(repeats);
    const time = timeOf(pattern, text);
    if (time >= TELLING_MS) return timeOf(pattern, textOf(repeats * FACTOR)) > time * MAX_GROWTH;
    if (text.length > LONGEST_TEXT) return false;
  }
}

/** CPU time of this thread alone, independent of other load. */
const cpuMs = (): number => process.threadCpuUsage().user / 1000;

/** The minimum of several tries (ms of CPU time). */
function timeOf(pattern: RegExp, text: string): number {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const startedAt = cpuMs();
    // All matches of a global expression, as in the product; otherwise one.
    if (pattern.global) for (const _ of text.matchAll(pattern));
    else pattern.exec(text);
    least = Math.min(least, cpuMs() - startedAt);
  }
  return least;
}
