import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { maskSlots } from '@fap/shared/texts/sketch/mask-slots.ts';
import { loadOwnTexts } from './load-own-texts.ts';

// `pnpm train:words`: counts in how many of our own texts each word occurs, for the weights by which reports' texts are
// compared. A changed table needs a new SKETCH_VERSION.
const TABLE = fileURLToPath(new URL('../../shared/src/texts/sketch/known-words.json', import.meta.url));
/** Rarer words are names, typing errors and invented addresses. */
const MIN_TEXTS = 3;

const texts = await loadOwnTexts();
const counts = new Map<string, number>();
for (const { text } of texts)
  for (const word of new Set(maskSlots(text).split(' ')))
    if (word !== '' && word !== '#') counts.set(word, (counts.get(word) ?? 0) + 1);
const kept = [...counts].filter(([, count]) => count >= MIN_TEXTS).sort(([a], [b]) => (a < b ? -1 : 1));
const words = Object.fromEntries(
  [...Map.groupBy(kept, ([, count]) => count)]
    .sort(([a], [b]) => a - b)
    .map(([count, group]) => [count, group.map(([word]) => word).join(' ')]),
);
const json = `${JSON.stringify({ texts: texts.length, words }, null, 1)}\n`;
await writeFile(TABLE, json);
console.log(`${kept.length} words of ${texts.length} texts, ${(json.length / 1024).toFixed(0)} KiB`);
