import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';
import { emailSchema } from '../auth/email-schema.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { storableText } from '../kernel/schemas.ts';
import { BANKS, FLAG_FROM_MAX, FLAG_FROM_MIN, MAX_THRESHOLD, ON_TIMEOUT } from './constants.ts';
import { helperSchema, phoneCallSchema, statusSchema } from './entities.ts';
import { isTelephone, TELEPHONE_PROBLEM } from './telephone.ts';

const THRESHOLD = t`Please enter whole dollars from 0 to ${MAX_THRESHOLD.toLocaleString('en-US')}`;
/** Whole dollars. */
export const thresholdSchema = v.pipe(
  v.number(THRESHOLD),
  v.integer(THRESHOLD),
  v.minValue(0, THRESHOLD),
  v.maxValue(MAX_THRESHOLD, THRESHOLD),
);
const bankSchema = v.picklist(BANKS, t`Please choose a bank from the list`);
const wholeBetween = (from: number, to: number) => {
  const message = t`Please choose a number from ${from} to ${to}`;
  return v.pipe(v.number(message), v.integer(message), v.minValue(from, message), v.maxValue(to, message));
};
/** Points from which payments are flagged. */
export const flagFromSchema = wholeBetween(FLAG_FROM_MIN, FLAG_FROM_MAX);
const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== null;
  } catch {
    return false;
  }
};

/** What the elder may change; what is not named stays. */
export const settingsChangeSchema = v.partial(
  v.object({
    bankingOverlay: v.boolean(),
    breadcrumbMode: v.boolean(),
    transactionThreshold: thresholdSchema,
    selectedBank: bankSchema,
    flagFrom: flagFromSchema,
    onTimeout: v.picklist(ON_TIMEOUT),
    timeZone: v.pipe(storableText(60), v.check(isTimeZone, t`This is not a time zone`)),
    usualFrom: wholeBetween(0, 23),
    usualUntil: wholeBetween(1, 24),
    country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/u, t`Please choose a country`)),
  }),
);
export type SettingsChange = v.InferOutput<typeof settingsChangeSchema>;

const answer = v.boolean(t`Please answer yes or no`);

/** One's own shield. */
export const shieldContract = {
  activate: defineEndpoint({
    method: 'POST',
    path: '/api/elder/activate-protection',
    summary: 'Switches one’s own shield on with these choices, and invites a guardian if one is named',
    access: 'signed-in',
    limit: 'steps',
    body: v.object({
      bankingOverlay: v.boolean(),
      breadcrumbMode: v.boolean(),
      /** Empty: nobody is invited. */
      guardianEmail: v.union([v.literal(''), emailSchema], t`Please enter an e-mail address`),
      transactionThreshold: thresholdSchema,
      selectedBank: bankSchema,
    }),
    responses: { 200: statusSchema },
  }),
  deactivate: defineEndpoint({
    method: 'POST',
    path: '/api/elder/deactivate',
    summary: 'Switches one’s own shield off; what was chosen stays',
    access: 'signed-in',
    limit: 'steps',
    responses: { 200: statusSchema },
  }),
  status: defineEndpoint({
    method: 'GET',
    path: '/api/elder/protection-status',
    summary: 'One’s own shield: whether it is on, what was chosen, who guards it, and what it did',
    access: 'signed-in',
    responses: { 200: statusSchema },
  }),
  change: defineEndpoint({
    method: 'PUT',
    path: '/api/elder/settings',
    summary: 'Changes choices of one’s own shield, whether it is on or off',
    access: 'signed-in',
    limit: 'steps',
    body: settingsChangeSchema,
    responses: { 200: statusSchema },
  }),
  setHelper: defineEndpoint({
    method: 'PUT',
    path: '/api/elder/helper',
    summary: 'Names somebody else one can turn to; guardians never see it. An empty name takes it away',
    access: 'signed-in',
    limit: 'steps',
    body: v.object({
      name: v.pipe(storableText(120), v.trim()),
      phone: v.optional(
        v.pipe(
          storableText(40),
          v.trim(),
          v.check((phone) => phone === '' || isTelephone(phone), TELEPHONE_PROBLEM),
        ),
        '',
      ),
      email: v.optional(v.union([v.literal(''), emailSchema], t`Please enter an e-mail address`), ''),
    }),
    responses: { 200: v.object({ helper: v.nullable(helperSchema) }) },
  }),
  startCall: defineEndpoint({
    method: 'POST',
    path: '/api/elder/phone-call',
    summary:
      'Says that somebody is on the phone right now: guardians are told, and payments are judged more strictly',
    access: 'signed-in',
    limit: 'steps',
    responses: { 200: phoneCallSchema },
  }),
  answerCall: defineEndpoint({
    method: 'PUT',
    path: '/api/elder/phone-call',
    summary: 'Answers the three questions about the call',
    access: 'signed-in',
    limit: 'steps',
    body: v.object({ asksForMoney: answer, asksForSecrecy: answer, seesScreen: answer }),
    responses: { 200: phoneCallSchema },
  }),
  endCall: defineEndpoint({
    method: 'DELETE',
    path: '/api/elder/phone-call',
    summary: 'Says that the call is over',
    access: 'signed-in',
    limit: 'steps',
    responses: { 200: v.object({ endedAt: v.nullable(v.string()) }) },
  }),
};
