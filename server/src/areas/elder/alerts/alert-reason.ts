import type { AlertKind } from '@fap/shared/elder/alerts.ts';
import { describeReasons, type Reader } from '@fap/shared/elder/reason-sentences.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { type PaymentRow, reasonsOf } from '../rows/present-payment.ts';

export interface AboutAlert {
  kind: AlertKind;
  facts: unknown;
  payment: PaymentRow | null;
  reader: Reader;
  withAmounts: boolean;
  /** Of an alert about a call. */
  callEndedAt: string | null;
  /** Of the guardian whose conduct it is about; live facts outlive accounts and leave it out. */
  guardianName?: string | null;
}

/** Why there is an alert, in one or two sentences. */
export function alertReason({
  kind,
  facts,
  payment,
  reader,
  withAmounts,
  callEndedAt,
  guardianName,
}: AboutAlert): string {
  if (payment) return describeReasons(reasonsOf(payment), payment.currency, { withAmounts, reader });
  const told = facts as Record<string, string | number | boolean>;
  if (kind === 'phone-call') return describeCall(told, reader, callEndedAt !== null);
  return describeConduct(told, guardianName ?? t`One of your guardians`);
}

function describeCall(
  { asksForMoney, asksForSecrecy, seesScreen }: Record<string, unknown>,
  reader: Reader,
  isOver: boolean,
): string {
  const signs = [
    asksForMoney === true ? (isOver ? t`The caller asked for money.` : t`The caller asks for money.`) : '',
    asksForSecrecy === true
      ? isOver
        ? t`The caller wanted it kept secret.`
        : t`The caller wants it kept secret.`
      : '',
    seesScreen === true ? t`The caller can see the screen or asked to install something.` : '',
  ].filter((sentence) => sentence !== '');
  if (signs.length > 0) return signs.join(' ');
  if (isOver) return t`The call is over. No bad sign was told.`;
  return reader === 'elder'
    ? t`You pressed the button for calls.`
    : t`They pressed the button for calls: a second opinion would help.`;
}

const CONDUCT: Readonly<Record<string, (facts: Record<string, unknown>, name: string) => string>> = {
  'one-payee': ({ payments }, name) =>
    t`${name} has released ${payments} paused payments to the same payee. Is that right?`,
  'own-name': (_, name) => t`${name} released a payment whose payee has the same name. Is that right?`,
  'account-deleted': (_, name) =>
    t`${name} deleted their account and is not your guardian any more. What they saw and did stays in your list.`,
  'night-views': ({ nights }, name) =>
    t`${name} looked at your alerts in ${nights} nights of the last two weeks. You may know why.`,
};

const describeConduct = (facts: Record<string, unknown>, name: string): string =>
  CONDUCT[String(facts.sign)]?.(facts, name) ?? t`Please look at what one of your guardians did.`;
