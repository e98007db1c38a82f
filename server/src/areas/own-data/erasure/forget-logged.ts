import { CHAIN_TOPIC } from '@fap/shared/clusters/events.ts';
import { elderTopic } from '@fap/shared/elder/events.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx, TxCtx } from '../../../platform/write/context.ts';
import { withAccount } from '../register/owned-rows.ts';
import { type Forgotten, forgetPerson } from './forget-person.ts';

const MY_REPORTS = '(select id from report where reporter_id = $me)';
export const MY_CLUSTERS =
  '(select coalesce(cluster_id, withdrawn_from) from report where reporter_id = $me)';
const ABOUT_THE_ACCOUNT = ['displayName', 'email', 'reason', 'issuer'];
const ABOUT_A_REPORT = ['match', 'reason'];
const WORDS_OF_A_CLUSTER = ['name', 'description'];

/** Names an account had before, from the rows that say it was renamed. */
export async function listFormerNames(ctx: Ctx, accountId: string): Promise<string[]> {
  const rows = await ctx.db.execute<{ name: string }>(sql`
    select distinct before->>'displayName' as name from audit_entry
    where action = 'account.renamed' and entity_type = 'account' and entity_id = ${accountId}
      and before->>'displayName' is not null`);
  return rows.map(({ name }) => name);
}

/**
 * Takes names, addresses and words of a person out of the audit trail; who did what when, ids and hashes stay. Custody logs say nothing
 * of the person any more: the salts of what they did are forgotten, and of what is taken out here.
 */
export async function forgetAudited(
  tx: TxCtx,
  { accountId, email }: { accountId: string; email: string },
): Promise<void> {
  const mine = (text: string) => withAccount(text, accountId);
  await strip(tx, sql`entity_type = 'account' and entity_id = ${accountId}`, ABOUT_THE_ACCOUNT);
  await strip(tx, sql`(before->>'email' = ${email} or after->>'email' = ${email})`, ['email']);
  await strip(tx, sql`entity_type = 'report' and entity_id in ${mine(MY_REPORTS)}`, ABOUT_A_REPORT);
  const reworded = sql`action = 'cluster.reworded' and entity_id in ${mine(MY_CLUSTERS)}`;
  await strip(tx, reworded, WORDS_OF_A_CLUSTER);
  await tx.db.execute(sql`
    update custody_opening set actor_salt = null from audit_entry
    where audit_entry.id = audit_id and audit_entry.actor_id = ${accountId} and actor_salt is not null`);
}

async function strip(tx: TxCtx, where: SQL, keys: readonly string[]): Promise<void> {
  const list = sql`${sql.param([...keys])}::text[]`;
  // In one statement: the rows are recognised by what is about to go.
  await tx.db.execute(sql`
    with stripped as (
      update audit_entry set before = before - ${list}, after = after - ${list}
      where ${where} and (before ?| ${list} or after ?| ${list}) returning id
    )
    update custody_opening set change_salt = null from stripped
    where stripped.id = audit_id and change_salt is not null`);
}

/** Takes a person's name out of live facts that can still be replayed, and requests for a new password with their address out of the queue. */
export async function forgetFacts(tx: TxCtx, forgotten: Forgotten, email: string): Promise<void> {
  const { accountId, names } = forgotten;
  // An elder's payments are words from beginning to end; a guardian's log tells of somebody else's.
  await tx.db.execute(sql`
    delete from topic_event where topic = ${elderTopic(accountId)} or topic in (
      select 'elder:' || elder_id || '#' || id || '.' || generation
      from guardianship, generate_series(0, log_generation) generation
      where elder_id = ${accountId} or guardian_id = ${accountId})`);
  const has = (text: string) => sql`position(${JSON.stringify(text)} in payload::text) > 0`;
  const rows = await tx.db.execute<{ topic: string; seq: string; payload: unknown }>(sql`
    select topic, seq, payload from topic_event
    where ${sql.join([accountId, ...names].map(has), sql` or `)}`);
  for (const { topic, seq, payload } of rows)
    await tx.db.execute(sql`
      update topic_event set payload = ${JSON.stringify(forgetPerson(payload, forgotten))}::jsonb
      where topic = ${topic} and seq = ${seq}`);
  // A cluster's older names were written from the report.
  await tx.db.execute(sql`
    update topic_event set payload = jsonb_set(payload, '{clusterName}', to_jsonb(cluster.name))
    from cluster
    where topic_event.topic = ${CHAIN_TOPIC} and payload->>'clusterId' = cluster.id
      and cluster.id in ${withAccount(MY_CLUSTERS, accountId)}`);
  await tx.db.execute(sql`
    delete from outbox_event where type = 'account.password.forgotten' and payload->>'email' = ${email}`);
  // The person's name in the subject of mail to people they invited.
  await tx.db.execute(sql`
    update mail_message set subject = 'You are invited'
    where subject = any(${sql.param(names.map((name) => `${name} invites you`))}::text[])`);
}
