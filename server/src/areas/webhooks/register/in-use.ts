import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import { partner } from '../../../db/schema/partners.ts';
import { webhook } from '../../../db/schema/webhooks.ts';

/** Whether something may be sent to a webhook: it is on, and a partnership that it belongs to has not ended. Needs `partner` left-joined. */
export const isInUse = (): SQL | undefined =>
  and(
    isNull(webhook.removedAt),
    isNull(webhook.offAt),
    or(isNull(webhook.partnerId), isNull(partner.endedAt)),
  );

/** The partner a webhook belongs to, for a left join. */
export const itsPartner = (): SQL => eq(partner.id, webhook.partnerId);
