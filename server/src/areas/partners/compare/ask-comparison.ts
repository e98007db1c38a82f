import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { intersectionSchema, partnersContract } from '@fap/shared/partners/contract.ts';
import type { Comparison } from '@fap/shared/partners/entities.ts';
import * as v from 'valibot';
import { comparison } from '../../../db/schema/partners.ts';
import { FetchRefusal, guardedRequest } from '../../../platform/fetch/guarded-fetch.ts';
import type { OutgoingReach } from '../../../platform/fetch/outgoing-reach.ts';
import { actingAccount, type Ctx } from '../../../platform/write/context.ts';
import { recordAudit, transact } from '../../../platform/write/transact.ts';
import { getComparison } from '../register/list-log.ts';
import { makeQuestion, readAnswer } from './compare-thread.ts';
import { listComparedValues } from './compared-values.ts';

const TIMEOUT_MS = 60_000;

/**
 * Compares what authorities may be given of ours with the other installation's, and keeps what both hold. The other's token is used and not
 * kept. Throws INVALID for an answer that is none, UNAVAILABLE where the other refuses or cannot be reached.
 */
export async function askComparison(
  ctx: Ctx,
  reach: OutgoingReach,
  { address, token }: { address: string; token: string },
): Promise<Comparison> {
  const values = await listComparedValues(ctx, 'authority');
  if (values.length === 0)
    throw new AppError('CONFLICT', { message: t`Nothing is confirmed here yet that may be compared` });
  const { request, key } = await makeQuestion(values.map(({ text }) => text));
  const target = new URL(partnersContract.intersect.path, address);
  const answer = await sendQuestion(target, reach, { request, token });
  const found = await readAnswer(key, {
    setup: Buffer.from(answer.setup, 'base64'),
    response: Buffer.from(answer.response, 'base64'),
  });
  const bothIds = found.flatMap((place) => values[place]?.indicatorId ?? []);
  return transact(ctx, 'indicator.look-up', async (tx) => {
    const id = tx.ids.next('comparison');
    const row = { id, host: target.host, ours: values.length, theirs: answer.count };
    await tx.db
      .insert(comparison)
      .values({ ...row, askedBy: actingAccount(tx), bothIds, at: tx.clock.now() });
    await recordAudit(tx, {
      action: 'partner.compared',
      entityType: 'comparison',
      entityId: id,
      after: { ...row, both: bothIds.length },
    });
    return getComparison(tx, id);
  });
}

async function sendQuestion(
  target: URL,
  { allowPrivate }: OutgoingReach,
  { request, token }: { request: Uint8Array; token: string },
) {
  const sent = await guardedRequest(target.href, {
    allowPrivate,
    timeoutMs: TIMEOUT_MS,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify({ request: Buffer.from(request).toString('base64') })),
  }).catch((error: unknown) => {
    if (!(error instanceof FetchRefusal)) throw error;
    throw new AppError('UNAVAILABLE', { message: whyRefused(error) });
  });
  const answer = v.safeParse(intersectionSchema, parseJson(sent.bytes.toString()));
  if (!answer.success)
    throw new AppError('INVALID', { message: t`The other installation did not answer as one of ours does` });
  return answer.output;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function whyRefused({ status, message }: FetchRefusal): string {
  if (status === 401 || status === 403)
    return t`The other installation does not accept this token for comparisons`;
  if (status === 429) return t`The other installation asks to wait: too many comparisons`;
  return t`The other installation cannot be reached: ${message}`;
}
