import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { EMBEDDING_CACHE } from './embed-texts.ts';
import { calibrate, fitScam, fitTypes } from './fit-model.ts';
import { judgePublicOutside } from './judge-outside.ts';
import { loadOwnTexts } from './load-own-texts.ts';
import { loadPublicTexts } from './load-public-texts.ts';
import { MAX_TAUGHT, sampleSources } from './sample-sources.ts';
import { extractAllFeatures } from './vectorize.ts';
import { writeWeights } from './write-weights.ts';

// `pnpm train --public FILE [--public FILE] --version text-2`: fits the analyzer's weights and writes them to the shared package.
const WEIGHTS = fileURLToPath(new URL('../../shared/src/evidence/model/weights.json', import.meta.url));
const SHIPPED = fileURLToPath(new URL('../../shared/src/evidence/model/shipped.json', import.meta.url));
const { values } = parseArgs({
  options: {
    public: { type: 'string', multiple: true, default: [] },
    version: { type: 'string', default: 'text-1' },
  },
});
if (values.public.length === 0) throw new Error('give the public texts that judge: --public FILE');
const own = await loadOwnTexts();
const strangers = sampleSources(await loadPublicTexts(values.public), MAX_TAUGHT);
const texts = await extractAllFeatures([...own, ...strangers], EMBEDDING_CACHE);
console.log(`${texts.length} texts, ${own.length} of our own`);
const judgements = await judgePublicOutside(texts, (name) =>
  console.log(`judging ${name} by what the others taught`),
);
const calibration = calibrate(judgements);
const weights = writeWeights(fitScam(texts), fitTypes(texts), calibration, values.version);
const json = `${JSON.stringify(weights)}\n`;
await writeFile(WEIGHTS, json);
const trainedOn = {
  ownTexts: own.length,
  publicTexts: strangers.length,
  publicSources: new Set(strangers.map(({ source }) => source)).size,
};
// What the page on how texts are judged says of the shipped version.
await writeFile(SHIPPED, `${JSON.stringify({ version: values.version, trainedOn }, null, 2)}\n`);
console.log(
  `${weights.scam.length} features, ${(json.length / 1024).toFixed(0)} KiB, log-odds × ${calibration.slope.toFixed(2)} ${calibration.offset >= 0 ? '+' : '−'} ${Math.abs(calibration.offset).toFixed(2)}`,
);
