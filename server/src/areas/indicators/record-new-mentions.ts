import type { Indicator } from '@fap/shared/indicators/indicator-types.ts';
import { sql } from 'drizzle-orm';
import { indicator, indicatorMention } from '../../db/schema/indicators.ts';
import type { TxCtx } from '../../platform/write/context.ts';
import { indicatorId } from './indicator-id.ts';
import { insertIndicators } from './insert-indicators.ts';
import type { MentionSource } from './mention-changes.ts';

export interface NewSource extends Required<Pick<MentionSource, 'kind' | 'id'>> {
  clusterId: string;
  indicators: readonly Pick<Indicator, 'type' | 'value'>[];
}

/**
 * What `recordMentions` does, in two statements, for a source that came to be in this transaction, belongs to no report, and
 * whose cluster's row the transaction holds: nobody else can know the source, and only mentions are counted, on which no
 * state depends. Called after the other locks: indicators are made first and then locked, in the order of their ids, as there.
 */
export async function recordNewMentions(tx: TxCtx, source: NewSource): Promise<void> {
  const named = new Map(source.indicators.map((one) => [indicatorId(one), one]));
  const ids = [...named.keys()].sort();
  if (ids.length === 0) return;
  await insertIndicators(tx, ids, named);
  const at = sql`${tx.clock.now().toISOString()}::timestamptz`;
  await tx.db.execute(sql`
    with locked as (
      select id from ${indicator} where id = any(${sql.param(ids)}::uuid[]) order by id for update
    ), mentioned as (
      insert into ${indicatorMention} (indicator_id, source_kind, source_id, cluster_id, is_refuted, at)
      select id, ${source.kind}, ${source.id}, ${source.clusterId}, false, ${at} from locked
    )
    update ${indicator} as known
    set mentions = known.mentions + 1,
      first_seen_at = least(known.first_seen_at, ${at}), last_seen_at = greatest(known.last_seen_at, ${at})
    from locked where known.id = locked.id`);
}
