import type { PartnerKind } from '@fap/shared/partners/constants.ts';
import type { ChosenEvent } from '@fap/shared/webhooks/events.ts';
import type { WebhookPayload } from '@fap/shared/webhooks/payloads.ts';
import { and, arrayContains, asc, eq } from 'drizzle-orm';
import { partner } from '../../../db/schema/partners.ts';
import { webhook } from '../../../db/schema/webhooks.ts';
import type { TxCtx } from '../../../platform/write/context.ts';
import { isInUse, itsPartner } from '../register/in-use.ts';
import { queueMessage } from './queue-message.ts';

/** Queues an event to every webhook in use that chose it; of a kind of partner, to theirs alone. */
export async function tellWebhooks<E extends ChosenEvent>(
  tx: TxCtx,
  { event, data, kind }: { event: E; data: WebhookPayload<E>; kind?: PartnerKind },
): Promise<void> {
  const chosen = await tx.db
    .select({ id: webhook.id })
    .from(webhook)
    .leftJoin(partner, itsPartner())
    .where(
      and(
        isInUse(),
        arrayContains(webhook.events, [event]),
        kind === undefined ? undefined : eq(partner.kind, kind),
      ),
    )
    .orderBy(asc(webhook.id));
  for (const { id } of chosen) await queueMessage(tx, id, { event, data });
}
