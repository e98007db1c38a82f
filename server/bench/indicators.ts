import { extractIndicators } from '@fap/shared/indicators/extract-indicators.ts';
import { INDICATOR_CASES, measureExtraction } from '@fap/shared/indicators/testing/indicator-cases.ts';

/** Length of the measured texts: the limit of a text for analysis. */
const TEXT_CHARACTERS = 50_000;
const RUNS = 9;
/** Worst cases for backtracking and checksums. */
const HOSTILE_PARTS = [
  'a',
  'a-',
  '1 ',
  ')',
  'http://a.com/)',
  ' [dot] ',
  'GB33 ',
  '4111 ',
  '::',
  'telegram: a',
];

const percent = (ratio: number | null) => (ratio === null ? 'no data' : `${(ratio * 100).toFixed(1)} %`);

/** Median milliseconds of a text over several runs. */
function measureMs(text: string): number {
  const times = Array.from({ length: RUNS }, () => {
    const startedAt = performance.now();
    extractIndicators(text);
    return performance.now() - startedAt;
  });
  return times.sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
}

const repeatToLength = (part: string, length: number) =>
  part.repeat(Math.ceil(length / part.length)).slice(0, length);

console.log(`## Indicators over ${INDICATOR_CASES.length} cases\n`);
console.log('| type | expected | found | precision | recall |\n|---|---:|---:|---:|---:|');
for (const { type, expected, found, precision, recall } of measureExtraction()) {
  console.log(`| ${type} | ${expected} | ${found} | ${percent(precision)} | ${percent(recall)} |`);
}

console.log(`\n## Time for ${TEXT_CHARACTERS.toLocaleString('en')} characters (median of ${RUNS})\n`);
console.log('| text | ms | ms for half of it |\n|---|---:|---:|');
const prose = INDICATOR_CASES.map(({ text }) => text).join('. ');
for (const [name, part] of [['the table', prose], ...HOSTILE_PARTS.map((part) => [`"${part}"…`, part])]) {
  const [whole, half] = [TEXT_CHARACTERS, TEXT_CHARACTERS / 2].map((length) =>
    measureMs(repeatToLength(part ?? '', length)),
  );
  console.log(`| ${name} | ${whole?.toFixed(1)} | ${half?.toFixed(1)} |`);
}
