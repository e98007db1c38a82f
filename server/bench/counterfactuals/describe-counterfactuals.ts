import { wilsonInterval } from '../elder/wilson-interval.ts';
import type { TriedText } from './choose-texts.ts';
import { type Trial, tryCounterfactuals } from './try-counterfactual.ts';

/** A table of how many sentences were true when tried, by the kind of text. */
export async function describeCounterfactuals(texts: readonly TriedText[], isTold: boolean): Promise<string> {
  const tried: { kind: string; trials: Trial[] }[] = [];
  for (const { kind, text } of texts) tried.push({ kind, trials: await tryCounterfactuals(text) });
  const rows = [...Map.groupBy(tried, ({ kind }) => kind)].map(([kind, group]) => {
    const trials = group.flatMap((one) => one.trials);
    const read = group.filter((one) => one.trials.length > 0).length;
    return `| ${[kind, group.length, read, shareTrue(trials, 'without'), count(trials, 'whole'), shareTrue(trials, 'also'), count(trials, 'nothing')].join(' | ')} |`;
  });
  const untrue = tried.flatMap(({ trials }, index) =>
    trials.filter(({ isTrue }) => !isTrue).map(({ sentence }) => `text ${index}: ${sentence}`),
  );
  return [
    '| texts | number | with a verdict | "without …" true when tried | "no few words" | "if it also …" true when tried | nothing said |',
    '|---|---:|---:|---:|---:|---:|---:|',
    ...rows,
    ...(isTold ? untrue : []),
  ].join('\n');
}

const count = (trials: readonly Trial[], says: Trial['says']): number =>
  trials.filter((trial) => trial.says === says).length;

function shareTrue(trials: readonly Trial[], says: Trial['says']): string {
  const said = trials.filter((trial) => trial.says === says);
  if (said.length === 0) return '–';
  const [low, high] = wilsonInterval(said.filter(({ isTrue }) => isTrue).length, said.length);
  const held = said.filter(({ isTrue }) => isTrue).length;
  return `${held} of ${said.length} = ${((held / said.length) * 100).toFixed(1)} % (${(low * 100).toFixed(1)}–${(high * 100).toFixed(1)})`;
}
