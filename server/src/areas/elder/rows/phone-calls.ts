import { CALL_MAX_HOURS } from '@fap/shared/elder/constants.ts';
import type { PhoneCall } from '@fap/shared/elder/entities.ts';
import type { phoneCall } from '../../../db/schema/elder.ts';

const HOUR_MS = 60 * 60 * 1000;

export type CallRow = typeof phoneCall.$inferSelect;
export type CallAnswers = NonNullable<PhoneCall['answers']>;

/** When a call is over: as the elder said, or after the longest time that a forgotten one counts. */
export const endOfCall = ({ startedAt, endedAt }: Pick<CallRow, 'startedAt' | 'endedAt'>): Date =>
  new Date(
    Math.min(endedAt?.getTime() ?? Number.POSITIVE_INFINITY, startedAt.getTime() + CALL_MAX_HOURS * HOUR_MS),
  );

/** Whether one of the three questions was answered with yes. */
export const hasBadSign = (call: Pick<CallRow, 'asksForMoney' | 'asksForSecrecy' | 'seesScreen'>): boolean =>
  call.asksForMoney === true || call.asksForSecrecy === true || call.seesScreen === true;
