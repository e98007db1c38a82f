import { readFile } from 'node:fs/promises';
import { applyProposals, readExport } from './content/apply-proposals.ts';
import { ROOT } from './repository.ts';

// Writes accepted changes of the content into its source. The file is the JSON export of the accepted ones, from the screen of those who decide.
const [file] = process.argv.slice(2);
if (!file) {
  console.error('Which file? npx pnpm content:apply <export of the accepted changes, as JSON>');
  process.exit(2);
}
const { files, changed, passedOver, refused } = await applyProposals(
  ROOT,
  readExport(await readFile(file, 'utf8')),
);
for (const name of passedOver) console.log(`as it is  ${name}`);
for (const name of changed) console.log(`changed   ${name}`);
for (const name of refused) console.error(`refused   ${name}`);
if (refused.length > 0) {
  console.error('Nothing was written. Decline the refused ones, or suggest them anew from today’s text.');
  process.exit(1);
}
if (changed.length > 0)
  console.log(`
${changed.length} changed in ${files.join(', ')}. Next:
  1. npx biome check --write ${files.join(' ')}
  2. set reviewedOn of the changed entries, if their sources were compared again
  3. npx pnpm words, then translate each empty msgstr in shared/words/es
  4. npx pnpm verify and npx pnpm test`);
