/** A CPU profile as the browser's protocol gives it. */
export interface CpuProfile {
  nodes: readonly {
    id: number;
    callFrame: { functionName: string; url: string; lineNumber: number; columnNumber: number };
  }[];
  samples?: readonly number[];
  /** Microseconds between a sample and the one before. */
  timeDeltas?: readonly number[];
}

/** A place in a script: what it is called in its source. */
export type NamePlace = (place: CpuProfile['nodes'][number]['callFrame']) => string;

/** How long each function worked itself, in milliseconds, the longest first. */
export function selfTimes(profile: CpuProfile, nameOf: NamePlace): { name: string; ms: number }[] {
  const names = new Map(profile.nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]));
  const times = new Map<string, number>();
  for (const [at, id] of (profile.samples ?? []).entries()) {
    const name = names.get(id) ?? '(unknown)';
    times.set(name, (times.get(name) ?? 0) + (profile.timeDeltas?.[at] ?? 0) / 1_000);
  }
  return [...times].map(([name, ms]) => ({ name, ms })).sort((a, b) => b.ms - a.ms);
}
