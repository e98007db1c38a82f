import { plural, t } from '@fap/shared/kernel/words.ts';
import { defang } from '../../indicators/extract-indicators.ts';
import type { Analyser, ClusterEvidence, Finding, Lookups } from '../cluster-evidence.ts';
import { countDays, reportsOf, withNote } from '../exhibits.ts';
import { indicatorFindings, rankIndicators } from '../indicator-findings.ts';
import { LAYERS } from '../layer-of.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Most scam sites are younger than this when they are used. */
const YOUNG_DAYS = 90;
const NOT_ASKED = t`Registries were not asked, because the setting RDAP_URL names none: who registered the domains, and when, is not known.`;

/** Network Ninja: domains and addresses that the evidence names, with what their registries say when an administrator lets it ask (RDAP). */
export const surveyNetwork: Analyser = (evidence) => {
  const named = indicatorFindings(evidence, ['domain', 'ip']);
  const { lookups } = evidence;
  if (lookups === null) return withNote(named, named.length > 0 ? NOT_ASKED : undefined);
  return withNote([...registered(evidence, lookups), ...named], describeGaps(lookups));
};

function describeGaps({ failed, left }: Lookups): string | undefined {
  const gaps = [
    ...(failed > 0
      ? [
          plural(failed, {
            one: 'Registries gave no answer for # domain.',
            other: 'Registries gave no answer for # domains.',
          }),
        ]
      : []),
    ...(left > 0
      ? [plural(left, { one: '# domain was not asked about.', other: '# domains were not asked about.' })]
      : []),
  ];
  return gaps.length > 0 ? gaps.join(' ') : undefined;
}

function registered(evidence: ClusterEvidence, { registrations, unknown }: Lookups): Finding[] {
  const citations = new Map(
    rankIndicators(evidence, ['domain']).map((named) => [named.value, named.citations]),
  );
  const days = reportsOf(evidence).map(({ occurredOn }) => Date.parse(occurredOn));
  const firstUse = days.length > 0 ? Math.min(...days) : null;
  return [
    ...registrations.map(({ domain, registeredOn, registrar, nameServers, isOnHold }) => {
      const age =
        registeredOn === null || firstUse === null
          ? null
          : Math.floor((firstUse - Date.parse(registeredOn)) / DAY_MS);
      const shown = defang('domain', domain);
      const isYoung = age !== null && age >= 0 && age < YOUNG_DAYS;
      return {
        title: isYoung
          ? t`${shown} was ${countDays(age)} old at the first reported use`
          : t`${shown} is registered`,
        detail: [
          registeredOn === null ? t`Its registry gives no day.` : t`Registered on ${registeredOn}.`,
          ...(registrar === null ? [] : [t`The registrar is ${registrar}.`]),
          ...(nameServers.length > 0
            ? [t`Its name servers: ${nameServers.map((host) => defang('domain', host)).join(', ')}.`]
            : []),
          ...(isOnHold ? [t`It is suspended.`] : []),
        ].join(' '),
        citations: citations.get(domain) ?? [],
        layer: LAYERS.infrastructure,
      };
    }),
    ...unknown.map((domain) => ({
      title: t`${defang('domain', domain)} is not registered`,
      detail: t`Its registry knows no such domain now.`,
      citations: citations.get(domain) ?? [],
      layer: LAYERS.infrastructure,
    })),
  ];
}
