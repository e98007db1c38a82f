import { sql } from 'drizzle-orm';
import type { TxCtx } from '../../../platform/write/context.ts';
import { withAccount } from '../register/owned-rows.ts';
import { MY_CLUSTERS } from './forget-logged.ts';

/**
 * Removes what machines found in a person's reports and files. Playbooks of their clusters are extracted anew when somebody asks;
 * findings that cite one of their files go. So do those that cite a report by its number, because numbers moved when theirs left.
 */
export async function forgetDerived(tx: TxCtx, accountId: string): Promise<void> {
  const clusters = withAccount(MY_CLUSTERS, accountId);
  await tx.db.execute(sql`delete from cluster_playbook where cluster_id in ${clusters}`);
  await tx.db.execute(sql`
    update recondog_run set findings = coalesce((
      select jsonb_agg(finding) from jsonb_array_elements(findings) finding
      where not exists (
        select 1 from jsonb_array_elements(finding->'citations') citation
        where citation->>'exhibit' like 'Report %'
          or citation->>'exhibit' in (select id from evidence_item where owner_id = ${accountId}))), '[]')
    where cluster_id in ${clusters} and findings <> '[]'`);
}

/** Deletes indicators that nobody names any more and no analyst decided on: only words that are gone knew them. */
export async function forgetValues(tx: TxCtx): Promise<void> {
  await tx.db.execute(sql`
    delete from indicator where mentions = 0 and decision is null
      and not exists (select 1 from indicator_mention where indicator_id = indicator.id)`);
}
