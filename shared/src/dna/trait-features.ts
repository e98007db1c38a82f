import { plural, t } from '@fap/shared/kernel/words.ts';
import { ANATOMY } from '../catalogue/anatomy.ts';
import { FUNCTIONAL_ROLES } from '../catalogue/functional-roles.ts';
import { PAYMENT_RAILS } from '../catalogue/payment-rails.ts';
import { defang } from '../indicators/extract-indicators.ts';
import { CRYPTO_ADDRESS_TYPES, type IndicatorType } from '../indicators/indicator-types.ts';
import type { DnaLayer } from '../matching/traits/layers.ts';
import type { Traits } from '../matching/traits/report-traits.ts';
import { DURATION_BINS_HOURS } from '../texts/extract-timing.ts';
import { TACTICS } from '../texts/tactics.ts';

/** Hours of the day per bin. */
const HOURS_TOGETHER = 4;
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
/** 1970-01-05, the Monday from which weeks are counted. */
const FIRST_MONDAY_MS = 4 * 24 * 60 * 60 * 1000;

/** A feature of a layer, by a key that is equal in other reports. */
export type FeatureKeys = Readonly<Record<DnaLayer, readonly string[]>>;

/** What a report has in each layer, by key; the same thing has the same key in every report. */
export function featureKeys({
  structural,
  behavioral,
  psychological,
  timing,
  payment,
  role,
}: Traits): FeatureKeys {
  return {
    structural: [
      ...structural.identifiers,
      ...structural.urlPatterns.map((path) => `path ${path}`),
      ...structural.imageHashes.map((hash) => `image ${hash}`),
    ],
    behavioral,
    psychological: Object.keys(psychological),
    timing: [
      ...filledBins(timing.firstAsk).map((bin) => `first-ask ${bin}`),
      ...filledBins(timing.askGaps).map((bin) => `ask-gap ${bin}`),
      ...new Set(filledBins(timing.hours).map((hour) => `hours ${Math.floor(hour / HOURS_TOGETHER)}`)),
      ...timing.weeks.map((week) => `week ${week}`),
    ],
    payment: [
      ...payment.accounts,
      ...Object.keys(payment.rails).map((rail) => `rail ${rail}`),
      ...new Set(
        payment.amounts.map((cents) => `amount ${Math.max(1, Math.floor(Math.log10(cents / 100)))}`),
      ),
    ],
    role,
  };
}

const filledBins = (bins: readonly number[]): number[] =>
  bins.flatMap((count, bin) => (count > 0 ? [bin] : []));

/** The label of a feature, and the pattern that finds it in a text. */
export interface FeatureLook {
  label: string;
  pattern: RegExp | null;
  /** Why only a number is shown: it may belong to a person. */
  hiddenAs?: string;
  /** It may be a victim's own (a name, a path made from one): shown only when several reports have it. */
  needsOthers?: boolean;
  /** It may contain a victim's name: shown only where the crowd can read it in a report. */
  shownAs?: string;
}

/** Describes a feature for the crowd: personal accounts are only counted, names are hidden, links are defanged. */
export function describeFeature(layer: DnaLayer, key: string): FeatureLook {
  const space = key.indexOf(' ');
  const [kind, value] = space < 0 ? [key, ''] : [key.slice(0, space), key.slice(space + 1)];
  switch (layer) {
    case 'structural':
      return structuralLook(kind, value);
    case 'behavioral':
      return actionLook(key);
    case 'psychological':
      return tacticLook(key);
    case 'timing':
      return { label: timingLabel(kind, Number(value)), pattern: null };
    case 'payment':
      return paymentLook(kind, value);
    case 'role':
      return roleLook(key);
  }
}

function structuralLook(kind: string, value: string): FeatureLook {
  if (kind === 'domain') {
    const shown = defang('domain', value);
    return { label: t`Website domain ${shown}`, pattern: literally(shown), shownAs: shown };
  }
  if (kind === 'path') return { label: t`Path shaped ${value}`, pattern: null, needsOthers: true };
  if (kind === 'image') return { label: t`Same picture ${shortened(value)}`, pattern: null };
  if (kind === 'html') return { label: t`Page structure ${shortened(value)}`, pattern: null };
  const label = kind === 'tracker' ? t`Tracking code ${value}` : `${kind.toUpperCase()} ${value}`;
  return { label, pattern: literally(value) };
}

function actionLook(key: string): FeatureLook {
  const [layer, id = ''] = key.split('.', 2);
  const name = ANATOMY[Number(layer) - 1]?.name;
  const { label, pattern } = tacticLook(id);
  return { label: name ? inLayer(label, Number(layer), name) : label, pattern };
}

const inLayer = (ownAction: string, layer: number, ownLayer: string): string =>
  t`${ownAction} (layer ${layer}: ${ownLayer})`;

function tacticLook(id: string): FeatureLook {
  const tactic = TACTICS.find((one) => one.id === id);
  return { label: tactic?.name ?? id, pattern: tactic?.pattern ?? null };
}

function paymentLook(kind: string, value: string): FeatureLook {
  if (kind === 'rail') {
    const rail = PAYMENT_RAILS.find(({ id }) => id === value);
    return { label: rail?.name ?? value, pattern: rail?.pattern ?? null };
  }
  if (kind === 'amount') return { label: amountLabel(Number(value)), pattern: null };
  if (CRYPTO_ADDRESS_TYPES.includes(kind as IndicatorType))
    return { label: t`Payment address ${shortened(value)} (${kind.toUpperCase()})`, pattern: null };
  if (kind === 'transaction') return { label: t`Transaction ${shortened(value)}`, pattern: null };
  return { label: t`Bank account`, hiddenAs: t`${kind.toUpperCase()}, not shown`, pattern: null };
}

function roleLook(key: string): FeatureLook {
  const role = FUNCTIONAL_ROLES.find(({ id }) => id === key);
  if (role) return { label: role.name, pattern: role.pattern };
  return { label: t`Reported alias`, hiddenAs: t`name not shown`, pattern: null, needsOthers: true };
}

function amountLabel(decade: number): string {
  if (decade < 2) return t`Amounts below 100`;
  const from = 10 ** decade;
  return t`Amounts of ${from.toLocaleString('en-US')} to ${(from * 10).toLocaleString('en-US')}`;
}

function timingLabel(kind: string, value: number): string {
  const two = (hour: number) => String(hour).padStart(2, '0');
  const from = value * HOURS_TOGETHER;
  if (kind === 'hours') return t`Messages between ${two(from)}:00 and ${two(from + HOURS_TOGETHER)}:00 UTC`;
  if (kind === 'first-ask') return firstAskLabel(value);
  if (kind === 'ask-gap') return nextAskLabel(value);
  return t`Active in the week of ${new Date(FIRST_MONDAY_MS + value * WEEK_MS).toISOString().slice(0, 10)}`;
}

function firstAskLabel(bin: number): string {
  const end = DURATION_BINS_HOURS[bin];
  return end === undefined
    ? t`First demand more than ${inWords(LONGEST_HOURS)} after first contact`
    : t`First demand within ${inWords(end)} after first contact`;
}

function nextAskLabel(bin: number): string {
  const end = DURATION_BINS_HOURS[bin];
  return end === undefined
    ? t`Next demand more than ${inWords(LONGEST_HOURS)} after the last`
    : t`Next demand within ${inWords(end)} after the last`;
}

const LONGEST_HOURS = DURATION_BINS_HOURS[DURATION_BINS_HOURS.length - 1] ?? 0;

const inWords = (hours: number): string =>
  hours < 24
    ? plural(hours, { one: '# hour', other: '# hours' })
    : plural(hours / 24, { one: '# day', other: '# days' });

const shortened = (value: string): string =>
  value.length > 13 ? `${value.slice(0, 6)}…${value.slice(-4)}` : value;
const literally = (text: string): RegExp => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'), 'giu');
