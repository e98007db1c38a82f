import { t } from '@fap/shared/kernel/words.ts';
import { CONTACT_METHOD_LABELS, type ContactMethod } from '../../catalogue/contact-methods.ts';
import { listOwn } from '../../kernel/list-own.ts';
import { type MoneyBand, moneyBand } from '../../privacy/money-bands.ts';
import { keepWholeGroups, PUBLIC_MIN_COUNT, publicShare } from '../../privacy/public-figures.ts';
import { TACTICS } from '../../texts/tactics.ts';
import type { DetailReport } from './detail-report.ts';

/** A group of victims by how they were reached; figures are null for groups too small (k-anonymity). */
export interface VictimProfile {
  id: string;
  name: string;
  /** Victims in it, in steps of five; null below five. */
  victims: number | null;
  /** The tactic that most of their reports show. */
  vulnerability: string | null;
  /** How they were found and contacted first. */
  acquisitionMethod: string | null;
  /** Band in which the median of the largest sum asked of each lies. */
  targetValue: MoneyBand | null;
  /** Percent of them who lost money, in quarters; some only report an attempt. */
  conversionRate: number | null;
  /** Band in which the median loss of those who lost money lies. */
  typicalLoss: MoneyBand | null;
}

const PROFILES: readonly { id: string; name: string; methods: readonly ContactMethod[] }[] = [
  { id: 'phone', name: t`Reached by phone or text`, methods: ['phone', 'text'] },
  { id: 'email', name: t`Reached by email`, methods: ['email'] },
  { id: 'social', name: t`Met on social media or a dating app`, methods: ['social_media', 'dating_app'] },
  { id: 'website', name: t`Came through a website or another way`, methods: ['website', 'other'] },
];

/** The four profiles of a cluster's victims at a moment; each is made of whole groups of five people who count. */
export function profileVictims(reports: readonly DetailReport[], now: Date): VictimProfile[] {
  return PROFILES.map(({ id, name, methods }) => {
    const own = reports.filter(({ contactMethod }) => methods.includes(contactMethod));
    const people = [...Map.groupBy(own, ({ reporter }) => reporter).values()].map((mine) => ({
      mine,
      countedFrom: new Date(Math.min(...mine.map((report) => report.countedFrom.getTime()))),
    }));
    const byVictim = keepWholeGroups(people, now).map(({ mine }) => mine);
    if (byVictim.length < PUBLIC_MIN_COUNT) return { id, name, ...UNKNOWN };
    const losses = byVictim.flatMap((mine) => largest(mine.flatMap(({ lossCents }) => lossCents ?? [])));
    const asked = byVictim.flatMap((mine) => largest(mine.flatMap(({ traits }) => traits.payment.amounts)));
    return {
      id,
      name,
      victims: byVictim.length,
      vulnerability: commonest(byVictim.map((mine) => mine.flatMap(tacticsOf))),
      acquisitionMethod: acquisitionOf(byVictim),
      targetValue: medianBand(asked),
      conversionRate: publicShare(losses.length, byVictim.length),
      typicalLoss: medianBand(losses),
    };
  });
}

const UNKNOWN = {
  victims: null,
  vulnerability: null,
  acquisitionMethod: null,
  targetValue: null,
  conversionRate: null,
  typicalLoss: null,
};

const largest = (amounts: readonly number[]): number[] => {
  const most = Math.max(0, ...amounts);
  return most > 0 ? [most] : [];
};

const tacticsOf = ({ traits }: DetailReport): string[] =>
  Object.keys(traits.psychological).map((id) => TACTICS.find((tactic) => tactic.id === id)?.name ?? id);

const foundBy = ({ traits }: DetailReport): string[] =>
  traits.behavioral.flatMap((action) => {
    const [layer, id] = action.split('.', 2);
    return layer === '1' ? (TACTICS.find((tactic) => tactic.id === id)?.name ?? []) : [];
  });

function acquisitionOf(byVictim: readonly (readonly DetailReport[])[]): string | null {
  const contact = commonest(
    byVictim.map((mine) => mine.map(({ contactMethod }) => CONTACT_METHOD_LABELS[contactMethod])),
  );
  const sourcing = commonest(byVictim.map((mine) => mine.flatMap(foundBy)));
  if (contact === null || sourcing === null) return contact ?? sourcing;
  return listOwn([contact, sourcing]);
}

/** What most victims have, each counted once, when at least five do; the first by name on a tie. */
function commonest(perVictim: readonly (readonly string[])[]): string | null {
  const counts = new Map<string, number>();
  for (const mine of perVictim) for (const one of new Set(mine)) counts.set(one, (counts.get(one) ?? 0) + 1);
  const [first] = [...counts].sort(([a, some], [b, others]) => others - some || (a < b ? -1 : 1));
  return first && first[1] >= PUBLIC_MIN_COUNT ? first[0] : null;
}

/** The band of the median of at least five amounts; no single amount is shown. */
function medianBand(amounts: readonly number[]): MoneyBand | null {
  if (amounts.length < PUBLIC_MIN_COUNT) return null;
  const median = amounts.toSorted((a, b) => a - b)[Math.floor((amounts.length - 1) / 2)];
  return median === undefined ? null : moneyBand(median);
}
