import type { harvestContract } from '@fap/shared/harvest/contract.ts';
import type { EndpointResponse } from '@fap/shared/kernel/endpoint.ts';
import { DNA_LAYERS } from '@fap/shared/matching/traits/layers.ts';
import { RECONDOG_UNITS } from '@fap/shared/recondogs/units.ts';
import { plural, t } from '@lingui/core/macro';
import { listAll, listEither } from '../../../platform/lists.ts';
import { formatCount } from '../../../ui/format-count.ts';
import { formatRelative } from '../../../ui/relative-time.tsx';

type Status = EndpointResponse<typeof harvestContract.status>;
type Sources = EndpointResponse<typeof harvestContract.sources>;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Bodies whose warnings the harvest may read, by the beginning of a source’s name. */
const BODIES = ['FBI', 'FTC', 'Interpol'];

/** What the layers of a cluster's DNA are called in a sentence. */
export const dnaWords = (): string =>
  t`${DNA_LAYERS.length}-layer analysis of what a cluster’s reports have in common.`;

/** How many investigation units there are. */
export const unitWords = (): string =>
  t`${RECONDOG_UNITS.length} tactical units examine a cluster’s evidence.`;

/** How many orders of script steps are known; null while it is not. */
export function flowWords(patterns: number | undefined): string {
  const what = t`How scams go, step by step.`;
  if (patterns === undefined) return what;
  return t`${what} ${formatCount(patterns)} flow ${plural(patterns, { one: 'pattern', other: 'patterns' })} found in the clusters’ DNA.`;
}

/** How many sources are harvested, and when next. */
export function harvestWords(status: Status | undefined, nowMs: number): string {
  const what = t`Collects public warnings.`;
  if (!status) return what;
  return t`${what} ${formatCount(status.totalSources)} source platforms, ${nextHarvest(status.nextScheduledHarvest, nowMs)}.`;
}

function nextHarvest(at: string, nowMs: number): string {
  const days = Math.ceil((new Date(at).getTime() - nowMs) / DAY_MS);
  if (days <= 0) return t`the next harvest is due`;
  return t`next harvest in ${days} ${plural(days, { one: 'day', other: 'days' })}`;
}

/** Whose warnings come in, and when they last did. No agency reads along unless an admin gave it a token. */
export function networkWords(sources: Sources | undefined, nowMs: number): string {
  const what = t`Shares confirmed indicators with partners as STIX.`;
  if (!sources) return what;
  const read = [...sources.tierI, ...sources.tierII, ...sources.tierIII].filter(
    ({ name, status, lastSuccessAt }) =>
      status === 'active' && lastSuccessAt !== null && BODIES.some((body) => name.startsWith(body)),
  );
  const isRead = (body: string) => read.some(({ name }) => name.startsWith(body));
  const [heard, silent] = [BODIES.filter(isRead), BODIES.filter((body) => !isRead(body))];
  const newest = Math.max(...read.map(({ lastSuccessAt }) => new Date(lastSuccessAt ?? 0).getTime()));
  const parts = [what];
  if (heard.length > 0)
    parts.push(t`Reads public warnings of ${listAll(heard)}; last sync ${ago(newest, nowMs)}.`);
  if (silent.length > 0) parts.push(t`None come from ${listEither(silent)}.`);
  return parts.join(' ');
}

const ago = (ms: number, nowMs: number): string =>
  nowMs - ms < 60_000 ? t`less than a minute ago` : formatRelative((ms - nowMs) / 1000);
