import { median } from '../stats/median.ts';
import { markdownTable } from './markdown-table.ts';
import { isTrustworthy, type PeerName, type Sample } from './sample.ts';
import { shortNumber } from './short-number.ts';

/** A scenario's heading. */
export interface TitledScenario {
  id: string;
  title: string;
}

const DOUBT = '~';

/** Renders a table per scenario: a row per figure, a column per server, medians of all repetitions; `~` marks unreliable ones. */
export function resultsTables(scenarios: readonly TitledScenario[], samples: readonly Sample[]): string {
  return scenarios
    .flatMap(({ id, title }) => {
      const ofScenario = samples.filter((sample) => sample.scenario === id);
      return ofScenario.length === 0 ? [] : [`**${id}. ${title}**\n\n${scenarioTable(ofScenario)}`];
    })
    .join('\n\n');
}

function scenarioTable(samples: readonly Sample[]): string {
  const peers = distinct(samples.map((sample) => sample.peer));
  const rows = distinct(samples.map((sample) => sample.variant)).flatMap((variant) => {
    const ofVariant = samples.filter((sample) => sample.variant === variant);
    const names = distinct(ofVariant.flatMap((sample) => Object.keys(sample.figures)));
    return names.map((name) => [
      variant === '' ? name : `${variant}: ${name}`,
      ...peers.map((peer) => cell(ofVariant, peer, name)),
    ]);
  });
  return markdownTable(['', ...peers], rows);
}

function cell(samples: readonly Sample[], peer: PeerName, name: string): string {
  const ofPeer = samples.filter((sample) => sample.peer === peer);
  const values = ofPeer.map((sample) => sample.figures[name] ?? Number.NaN);
  if (values.every(Number.isNaN)) return '';
  const isDoubtful = ofPeer.filter(isTrustworthy).length * 2 < ofPeer.length;
  return `${shortNumber(median(values))}${isDoubtful ? DOUBT : ''}`;
}

function distinct<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
