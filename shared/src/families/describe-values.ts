import { t } from '@fap/shared/kernel/words.ts';
import { CONTACT_METHOD_LABELS, type ContactMethod } from '../catalogue/contact-methods.ts';
import { PAYMENT_RAILS } from '../catalogue/payment-rails.ts';
import { defang } from '../indicators/extract-indicators.ts';
import { type IndicatorType, PERSONAL_INDICATOR_TYPES } from '../indicators/indicator-types.ts';
import { TACTICS } from '../texts/tactics.ts';
import type { ChangeKind } from './find-changes.ts';
import { CHANNEL_NAMES } from './report-step.ts';

/** Characters shown at either end of a blockchain address. */
const SHOWN = 6;

/** Describes a shared indicator (`type value`) for the crowd: links defanged, accounts masked. */
export function indicatorLabel(indicator: string): string {
  const space = indicator.indexOf(' ');
  const [type, value] = [indicator.slice(0, space) as IndicatorType | 'html', indicator.slice(space + 1)];
  if (type === 'html') return t`a page of the same structure`;
  if (type === 'domain') return defang('domain', value);
  if (PERSONAL_INDICATOR_TYPES.includes(type)) return t`a bank account`;
  const shown = value.length > 2 * SHOWN + 1 ? `${value.slice(0, SHOWN)}…${value.slice(-SHOWN)}` : value;
  return type === 'tracker' ? t`tracker ${value}` : `${type.toUpperCase()} ${shown}`;
}

/** Whether a shared indicator is a web location rather than an account or payment. */
export const isWeb = (indicator: string): boolean => /^(?:domain|tracker|html) /u.test(indicator);

/**
 * A suspected person's alias as initials: names are often stolen from uninvolved people, so no full name is published
 * beside a scam.
 */
export const aliasLabel = (alias: string): string =>
  alias
    .split(/\s+/u)
    .map((word) => `${word.slice(0, 1).toUpperCase()}.`)
    .join(' ');

/** The name of a channel: a contact method of the form, or a service. */
export const channelLabel = (channel: string): string =>
  CHANNEL_NAMES.get(channel) ?? CONTACT_METHOD_LABELS[channel as ContactMethod] ?? channel;

/** The name of a payment rail; its id when unknown. */
export const railLabel = (rail: string): string => PAYMENT_RAILS.find(({ id }) => id === rail)?.name ?? rail;

/** The name of a script action (`10.gift-card`). */
export function tacticLabel(action: string): string {
  const id = action.slice(action.indexOf('.') + 1);
  return TACTICS.find((tactic) => tactic.id === id)?.name ?? id;
}

const LABELS: Record<ChangeKind, (value: string) => string> = {
  domain: (value) => defang('domain', value),
  rail: railLabel,
  channel: channelLabel,
  persona: aliasLabel,
  tactic: tacticLabel,
};

/** The new value of a change, readable. */
export const valueLabel = (kind: ChangeKind, value: string): string => LABELS[kind](value);

/** A change with its new value. */
export function sayChange(kind: ChangeKind, value: string): string {
  const [ownChange, ownValue] = [CHANGE_NAMES[kind], valueLabel(kind, value)];
  return kind === 'domain' || kind === 'persona'
    ? t`${ownChange}: ${valueLabel(kind, value)}`
    : t`${ownChange}: ${ownValue}`;
}

/** Each kind of change in words. */
export const CHANGE_NAMES: Record<ChangeKind, string> = {
  domain: t`New domain`,
  rail: t`New way to pay`,
  channel: t`New channel`,
  persona: t`New persona`,
  tactic: t`New tactic`,
};
