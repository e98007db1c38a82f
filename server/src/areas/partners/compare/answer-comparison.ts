import type { Intersection } from '@fap/shared/partners/contract.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { recordDelivery } from '../register/record-delivery.ts';
import { admitPartner } from '../register/tokens.ts';
import { makeAnswer } from './compare-thread.ts';
import { listComparedValues } from './compared-values.ts';

/** The other side of a comparison: a partner's blinded values are answered with ours. Nothing of what both hold is learnt here. */
export async function answerComparison(
  ctx: Ctx,
  authorization: string | undefined,
  request: string,
): Promise<Intersection> {
  const partner = await admitPartner(ctx, authorization, 'compare');
  const values = await listComparedValues(partner.ctx, partner.kind);
  const { setup, response, asked } = await makeAnswer(
    Buffer.from(request, 'base64'),
    values.map(({ text }) => text),
  );
  await recordDelivery(partner, { kind: 'comparison', objectIds: [], count: asked });
  return {
    setup: Buffer.from(setup).toString('base64'),
    response: Buffer.from(response).toString('base64'),
    count: values.length,
  };
}
