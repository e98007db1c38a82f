import type { AlertKind } from '@fap/shared/elder/alerts.ts';
import { describeReasons, type Reader } from '@fap/shared/elder/reason-sentences.ts';
import { type PaymentRow, reasonsOf } from '../rows/present-payment.ts';

export interface AboutAlert {
  kind: AlertKind;
  facts: unknown;
  payment: PaymentRow | null;
  reader: Reader;
  withAmounts: boolean;
  /** Of the guardian whose conduct it is about; live facts outlive accounts and leave it out. */
  guardianName?: string | null;
}

/** Why there is an alert, in one or two sentences. */
export function alertReason({ kind, facts, payment, reader, withAmounts, guardianName }: AboutAlert): string {
  if (payment) return describeReasons(reasonsOf(payment), payment.currency, { withAmounts, reader });
  const told = facts as Record<string, string | number | boolean>;
  if (kind === 'phone-call') return describeCall(told);
  return describeConduct(told, guardianName ?? 'One of your guardians');
}

function describeCall({ asksForMoney, asksForSecrecy, seesScreen }: Record<string, unknown>): string {
  const signs = [
    asksForMoney === true ? 'The caller asks for money.' : '',
    asksForSecrecy === true ? 'The caller wants it kept secret.' : '',
    seesScreen === true ? 'The caller can see the screen or asked to install something.' : '',
  ].filter((sentence) => sentence !== '');
  return signs.length > 0
    ? signs.join(' ')
    : 'Somebody is on the phone right now and a second opinion would help.';
}

const CONDUCT: Readonly<Record<string, (facts: Record<string, unknown>, name: string) => string>> = {
  'one-payee': ({ payments }, name) =>
    `${name} has released ${payments} paused payments to the same payee. Is that right?`,
  'own-name': (_, name) => `${name} released a payment whose payee has the same name. Is that right?`,
  'account-deleted': (_, name) =>
    `${name} deleted their account and is not your guardian any more. What they saw and did stays in your list.`,
  'night-views': ({ nights }, name) =>
    `${name} looked at your alerts in ${nights} nights of the last two weeks. You may know why.`,
};

const describeConduct = (facts: Record<string, unknown>, name: string): string =>
  CONDUCT[String(facts.sign)]?.(facts, name) ?? 'Please look at what one of your guardians did.';
