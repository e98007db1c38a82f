import { SCAM_TYPE_LABELS } from '@fap/shared/catalogue/scam-types.ts';
import type { Finding } from '@fap/shared/recondogs/cluster-evidence.ts';
import { callFiles, codeFiles, cookieFiles, counterFiles, formFiles } from './file-cases.ts';
import { stegoFiles } from './hidden-cases.ts';
import { asEvidence, type MadeFile } from './made-file.ts';
import { filesCase, pictureCases, propertyCases, structureCases, timeCases } from './property-cases.ts';
import { TEXT_CASES } from './text-cases.ts';
import { ALL, clusterOf, type UnitCase } from './unit-case.ts';

const NAMED_IN_TEXT = ({ detail }: Finding) => detail.startsWith('Named in');

/** Every case of every unit. */
export async function unitCases(): Promise<UnitCase[]> {
  const stego = await stegoFiles();
  const code = await codeFiles();
  return [
    ...Object.entries(TEXT_CASES).flatMap(([unit, { planted, clean }]) => [
      ...planted.map((text) => textCase(unit, text, true)),
      ...clean.map((text) => textCase(unit, text, false)),
    ]),
    ...(await fileCases('steganographysleuth', stego)),
    ...(await fileCases('cookiecrawler', cookieFiles())),
    ...(await fileCases('formforensics', formFiles())),
    ...(await fileCases('securitysentinel', code)),
    ...(await fileCases('apiauditor', callFiles())),
    ...(await fileCases('trackerhunter', counterFiles())),
    ...propertyCases(),
    ...pictureCases(),
    ...structureCases(),
    ...timeCases(),
    ...cadenceCases(),
    ...kindCases(),
  ];
}

const textCase = (unit: string, text: string, isPlanted: boolean): UnitCase => ({
  unit,
  about: text,
  isPlanted,
  evidence: clusterOf([text]),
  counts: unit === 'memoryrebuilder' ? NAMED_IN_TEXT : ALL,
});

const fileCases = async (
  unit: string,
  { planted, clean }: { planted: readonly MadeFile[]; clean: readonly MadeFile[] },
): Promise<UnitCase[]> =>
  Promise.all(
    [...planted, ...clean].map(async (made) => ({
      unit,
      about: made.about,
      isPlanted: planted.includes(made),
      evidence: clusterOf([], [await asEvidence(made)]),
      counts: ALL,
    })),
  );

function cadenceCases(): UnitCase[] {
  const reports = (about: string, isPlanted: boolean, number: number): UnitCase => ({
    unit: 'performanceprofiler',
    about,
    isPlanted,
    evidence: clusterOf(Array.from({ length: number }, (_, index) => `Account ${index}`)),
    counts: ALL,
  });
  return [
    reports('two reports', true, 2),
    reports('nine reports', true, 9),
    reports('one report', false, 1),
    filesCase('performanceprofiler', 'files alone', false, [{}, {}]),
  ];
}

function kindCases(): UnitCase[] {
  const kind = (text: string, label: string, isPlanted: boolean): UnitCase => ({
    unit: 'contentclassifier',
    about: `${label}: ${text}`,
    isPlanted,
    evidence: clusterOf([text]),
    counts: ({ title }) => title === label,
  });
  const romance =
    'My darling, I love you and want to marry you, but I am stuck at the hospital abroad and need money for the flight to you.';
  const support =
    'Microsoft support here: your computer has a virus. Call our technician, who will remove it by remote access for a fee.';
  return [
    kind(romance, SCAM_TYPE_LABELS.romance, true),
    kind(support, SCAM_TYPE_LABELS.tech_support, true),
    kind(support, SCAM_TYPE_LABELS.romance, false),
    kind(romance, SCAM_TYPE_LABELS.tech_support, false),
  ];
}
