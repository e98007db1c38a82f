import type { Ctx } from '../platform/write/context.ts';
import { waves } from './corpus/index.ts';
import type { CorpusCluster, CorpusReport, Wave } from './corpus/schemas.ts';
import type { DemoPeople } from './demo-accounts.ts';
import { fillPlaceholders, placeholderValues } from './placeholder-values.ts';
import { foundedAt, listKnownKeys, reportKey, seedReport } from './seed-reports.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Days over which the reports of a wave come in; the last is some hours old. */
const WAVE_DAYS = 21;

/** Submits the wave of a cluster, if it has one; an interrupted seed resumes with the reports that are missing. */
export async function seedWave(
  ctx: Ctx,
  index: number,
  corpus: CorpusCluster,
  people: DemoPeople,
): Promise<void> {
  const wave = waves.get(corpus.name);
  if (!wave) return;
  const values = placeholderValues(index, corpus.name);
  // Beside the corpus reports there may be one that relates the cluster to others.
  const firstPosition = corpus.reports.length + 1;
  const keys = wave.reports.map((_, number) => reportKey(index, firstPosition + number));
  const known = await listKnownKeys(ctx, keys);
  for (const [number, key] of keys.entries()) {
    if (known.has(key)) continue;
    const at = sentAt(index, number, wave, ctx.clock.now());
    const sent = waveReport(wave, number, { values, at });
    await seedReport(ctx, { index, corpus, position: firstPosition + number, report: sent, at }, people);
  }
}

/** Evenly spread up to some hours ago, and never before the cluster was founded. */
function sentAt(index: number, number: number, wave: Wave, now: Date): Date {
  const newest = now.getTime() - (3 + (index % 16) * 2) * HOUR_MS;
  const oldest = Math.max(newest - WAVE_DAYS * DAY_MS, foundedAt(index, now).getTime() + DAY_MS);
  return new Date(oldest + ((number + 1) / wave.reports.length) * (newest - oldest));
}

/** A report of a wave, with the times of the other side's messages in the days before it was sent. */
export function waveReport(
  wave: Wave,
  number: number,
  { values, at }: { values: Readonly<Record<string, string>>; at: Date },
): CorpusReport {
  const told = wave.reports[number];
  if (!told) throw new RangeError(`no report ${number} in the wave of ${wave.cluster}`);
  const midnight = Math.floor(at.getTime() / DAY_MS) * DAY_MS;
  const moment = (daysBefore: number, hour: number) =>
    new Date(midnight - daysBefore * DAY_MS + hour * HOUR_MS + ((number * 17) % 60) * MINUTE_MS)
      .toISOString()
      .slice(0, 16)
      .replace('T', ' ');
  const first = moment(7 + (number % 3), 9);
  const sum = told.asked ?? told.amountInvolved;
  const fill = (text: string) =>
    fillPlaceholders(text, { ...values, sum, first, ask: moment(4, 16), again: moment(2, 18) });
  return {
    contactMethod: told.contactMethod,
    amountInvolved: told.amountInvolved,
    dateOccurred: first.slice(0, 10),
    scamPersonas: wave.scamPersonas,
    description: fill(told.description),
    evidence: fill(wave.script),
  };
}
