import { t } from '@fap/shared/kernel/words.ts';
import { FUNCTIONAL_ROLES } from '../catalogue/functional-roles.ts';
import { isPersonsName } from '../dna/persons-name.ts';
import { defang } from '../indicators/extract-indicators.ts';
import type { Traits } from '../matching/traits/report-traits.ts';
import { findNames } from '../privacy/personal-names.ts';
import type { Submission } from '../reports/submission.ts';

/** How the scam was run according to one report; one step of a cluster's history. */
export interface ReportStep {
  exhibit: string;
  /** The day on which it happened. */
  date: string;
  receivedAt: string;
  /** Where they moved the talk; not the first contact, which the form asks of one person (`victim-profiles.ts`). */
  channels: string[];
  domains: string[];
  rails: string[];
  aliases: string[];
  roles: string[];
  tactics: string[];
  /** A loss was reported. */
  hasPaid: boolean;
}

/** Services a conversation is moved to, as they are named in reports. */
const CHANNELS: readonly { id: string; name: string; pattern: RegExp }[] = [
  { id: 'telegram', name: t`Telegram`, pattern: /\btelegram\b/iu },
  { id: 'whatsapp', name: 'WhatsApp', pattern: /\bwhats ?app\b/iu },
  { id: 'signal', name: t`Signal`, pattern: /\b(?:on|to|via|over|by) Signal\b(?!-)/u },
  { id: 'wechat', name: 'WeChat', pattern: /\bwe ?chat\b/iu },
  { id: 'line-app', name: 'LINE', pattern: /\bLINE (?:app|chat|group)\b/u },
  { id: 'discord', name: t`Discord`, pattern: /\bdiscord\b/iu },
  { id: 'facebook', name: t`Facebook`, pattern: /\b(?:facebook|messenger)\b/iu },
  { id: 'instagram', name: t`Instagram`, pattern: /\binstagram\b/iu },
  { id: 'zoom', name: t`Video call`, pattern: /\b(?:zoom|teams|skype) (?:call|meeting|session)s?\b/iu },
];

const ROLE_IDS: ReadonlySet<string> = new Set(FUNCTIONAL_ROLES.map(({ id }) => id));

/** Names of channels that a text speaks of beside the contact method; by their ids. */
export const CHANNEL_NAMES: ReadonlyMap<string, string> = new Map(CHANNELS.map(({ id, name }) => [id, name]));

/** The pattern of a channel in a text; undefined for a contact method of the form. */
export const channelPattern = (id: string): RegExp | undefined =>
  CHANNELS.find((channel) => channel.id === id)?.pattern;

export type StepSource = Pick<
  Submission,
  'description' | 'evidence' | 'scamPersonas' | 'contactMethod' | 'dateOccurred'
> & {
  exhibit: string;
  receivedAt: string;
  traits: Traits;
  hasPaid: boolean;
  /** Its redacted words, to check whether a name is hidden in them; never shown. */
  shown: string;
  /** The passages the crowd may read. */
  passages: readonly string[];
};

/**
 * Extracts one step of a cluster's history, with only those names and domains that the crowd may read. A victim's name
 * is not an alias.
 */
export function extractStep(report: StepSource, victimNames: readonly string[]): ReportStep {
  const text = `${report.description}\n${report.evidence}\n${report.scamPersonas}`;
  const victims = new Set(
    findNames(text, victimNames).flatMap(({ start, end }) =>
      text.slice(start, end).toLowerCase().split(/\s+/u),
    ),
  );
  const shown = report.shown.toLowerCase();
  const { structural, payment, role, behavioral } = report.traits;
  return {
    exhibit: report.exhibit,
    date: report.dateOccurred,
    receivedAt: report.receivedAt,
    channels: CHANNELS.filter(({ pattern }) => pattern.test(text)).map(({ id }) => id),
    domains: structural.identifiers
      .flatMap((key) => (key.startsWith('domain ') ? [key.slice('domain '.length)] : []))
      .filter((domain) => shown.includes(defang('domain', domain))),
    rails: Object.keys(payment.rails).sort(),
    aliases: role.filter(
      (name) =>
        !ROLE_IDS.has(name) &&
        isPersonsName(name) &&
        shown.includes(name) &&
        !name.split(/\s+/u).some((word) => victims.has(word)),
    ),
    roles: role.filter((name) => ROLE_IDS.has(name)),
    tactics: [...behavioral],
    hasPaid: report.hasPaid,
  };
}
