import { analyzeLongText } from '@fap/shared/evidence/analyze-long-text.ts';
import { wilsonInterval } from '../elder/wilson-interval.ts';
import type { Half, LabelledTactic } from './load-tactic-labels.ts';

/** A label, and whether the product names the tactic there today. */
export interface ShownTactic extends LabelledTactic {
  isShown: boolean;
}

const TITLES: Readonly<Record<Half, string>> = {
  developing: 'Hits by which the patterns were mended',
  judging: 'Hits that only judge, read when it was done',
};

/** How many named tactics were right, by sample and kind of text, and for the judging half by tactic. */
export async function describeTactics(half: Half, labels: readonly LabelledTactic[]): Promise<string> {
  const shown: ShownTactic[] = [];
  for (const label of labels) shown.push({ ...label, isShown: await isShownToday(label) });
  const bySample = Map.groupBy(
    shown,
    ({ sample, isScam }) => `${sample} sample, ${isScam ? 'scams' : 'honest texts'}`,
  );
  const groups =
    half === 'judging' ? [...bySample, ...Map.groupBy(shown, ({ tactic }) => tactic)] : [...bySample];
  const rows = [...groups, ['all', shown] as const].map(
    ([name, group]) => `| ${[name, ...countRight(group)].join(' | ')} |`,
  );
  return [
    `## ${TITLES[half]}`,
    '',
    '| | read | right when read | named today | of them right | right ones lost |',
    '|---|---:|---:|---:|---:|---:|',
    ...rows,
  ].join('\n');
}

async function isShownToday({ text, tactic, start, end }: LabelledTactic): Promise<boolean> {
  const { tactics } = await analyzeLongText(text);
  return tactics.some((hit) => hit.tactic.id === tactic && hit.start < end && hit.end > start);
}

/** The figures of one group. */
export function countRight(group: readonly ShownTactic[]): string[] {
  const named = group.filter(({ isShown }) => isShown);
  const right = group.filter(({ isRight }) => isRight);
  return [
    String(group.length),
    share(right.length, group.length),
    String(named.length),
    share(named.filter(({ isRight }) => isRight).length, named.length),
    String(right.filter(({ isShown }) => !isShown).length),
  ];
}

function share(hits: number, of: number): string {
  if (of === 0) return 'none';
  const [low, high] = wilsonInterval(hits, of).map((bound) => (bound * 100).toFixed(1));
  return `${hits} = ${((hits / of) * 100).toFixed(1)} % (${low}–${high})`;
}
