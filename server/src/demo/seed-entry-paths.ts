import { UNKNOWN_ANSWER } from '@fap/shared/backtrace/questions.ts';
import { captureEntryPath } from '../areas/backtrace/capture-entry-path.ts';
import type { Ctx } from '../platform/write/context.ts';
import { corpusClusters, waves } from './corpus/index.ts';
import type { DemoPeople } from './demo-accounts.ts';
import { demoClusterId } from './seed-reports.ts';

/** Clusters with entry paths: the first ones that have a wave. */
const CLUSTERS = 6;
/** The funnel shows groups of five people and more. */
const PATHS = 6;

const FIRST_PLACES: Readonly<Record<string, string>> = {
  phone: 'call',
  text: 'message',
  email: 'mail',
  social_media: 'social',
  dating_app: 'dating',
  website: 'search',
};
const TIMES = ['day', 'day', 'days', 'week', 'day', 'month'];
const REASONS = ['fear', 'trust', 'hurry', 'trust', 'need', 'profit'];

/** Keeps how some reporters of the largest clusters came into the scam, as their own answers. */
export async function seedEntryPaths(ctx: Ctx, { reporters }: DemoPeople): Promise<void> {
  const timestamp = ctx.clock.now().toISOString();
  for (const [index, { name, reports }] of corpusClusters.slice(0, CLUSTERS).entries()) {
    const wave = waves.get(name)?.reports.slice(0, PATHS) ?? [];
    for (const [number, { contactMethod }] of wave.entries()) {
      // The reporter of this report: its position comes after the corpus reports and one more (`seed-wave.ts`).
      const actor = reporters[(index + reports.length + 1 + number) % reporters.length];
      const place = FIRST_PLACES[contactMethod];
      if (!actor || place === undefined) continue;
      await captureEntryPath(
        { ...ctx, actor },
        {
          clusterId: demoClusterId(index),
          responses: Object.entries({
            first_place: place,
            ad_seen: place === 'search' ? 'search-ad' : 'none',
            chat_move: number % 3 === 2 ? 'stayed' : 'they',
            time_to_ask: TIMES[number] ?? UNKNOWN_ANSWER,
            what_worked: REASONS[number] ?? UNKNOWN_ANSWER,
          }).map(([questionId, answer]) => ({ questionId, answer, timestamp })),
        },
      );
    }
  }
}
