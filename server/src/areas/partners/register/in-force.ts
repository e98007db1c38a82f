import { and, gt, isNull, type SQL } from 'drizzle-orm';
import { partnerToken } from '../../../db/schema/partners.ts';

/** Which tokens are in force. */
export const isInForce = (now: Date): SQL | undefined =>
  and(isNull(partnerToken.revokedAt), gt(partnerToken.expiresAt, now));
