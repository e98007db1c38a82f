import { wholePercent } from '@fap/shared/kernel/whole-percent.ts';
import { examine } from '@fap/shared/recondogs/analysers/examine.ts';
import { RECONDOG_UNITS } from '@fap/shared/recondogs/units.ts';
import type { UnitCase } from './unit-case.ts';
import { unitCases } from './unit-cases.ts';

/** How a unit did on its cases. */
export interface UnitScore {
  unit: string;
  found: number;
  planted: number;
  silent: number;
  clean: number;
  /** Cases that went wrong, in words. */
  wrong: string[];
}

/** Runs every unit on its planted and clean cases. */
export async function scoreUnits(): Promise<UnitScore[]> {
  const cases = Map.groupBy(await unitCases(), ({ unit }) => unit);
  return RECONDOG_UNITS.map(({ key }) => scoreOf(key, cases.get(key) ?? []));
}

function scoreOf(unit: string, cases: readonly UnitCase[]): UnitScore {
  const judged = cases.map((one) => ({
    ...one,
    isFound: examine(unit, one.evidence).findings.some(one.counts),
  }));
  const planted = judged.filter(({ isPlanted }) => isPlanted);
  const clean = judged.filter(({ isPlanted }) => !isPlanted);
  return {
    unit,
    found: planted.filter(({ isFound }) => isFound).length,
    planted: planted.length,
    silent: clean.filter(({ isFound }) => !isFound).length,
    clean: clean.length,
    wrong: judged
      .filter(({ isFound, isPlanted }) => isFound !== isPlanted)
      .map(({ about, isPlanted }) => `${isPlanted ? 'missed' : 'false'}: ${about}`),
  };
}

/** The scores as a table. */
export async function describeUnits(): Promise<string> {
  const scores = await scoreUnits();
  const rows = scores.map(({ unit, found, planted, silent, clean }) => {
    const { name } = RECONDOG_UNITS.find(({ key }) => key === unit) ?? { name: unit };
    const falseAlarms = clean - silent;
    const precision = found + falseAlarms === 0 ? '–' : `${wholePercent(found / (found + falseAlarms))} %`;
    return `| ${name} | ${found} of ${planted} | ${silent} of ${clean} | ${precision} | ${planted === 0 ? '–' : `${wholePercent(found / planted)} %`} |`;
  });
  return [
    '| unit | planted cases found | clean cases silent | precision | recall |',
    '|---|---:|---:|---:|---:|',
    ...rows,
    ...scores.flatMap(({ unit, wrong }) => wrong.map((one) => `\n${unit}: ${one}`)),
  ].join('\n');
}
