import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { describeFlows } from './flows/describe-flows.ts';
import type { TypedText } from './flows/judge-flows.ts';

/**
 * `node server/bench/flows.ts --improved FILE --unseen FILE`: how often the flow that a comparison names alone is one of the text's kind, beside the
 * commonest kind, and how often texts of none of the twelve families get none. Files have lines of `{"text", "label", "type", "source"}`. Of the first,
 * the half that wordings were written by is told apart from the half that only judges; of the second nothing was read.
 */
const { values } = parseArgs({
  options: {
    improved: { type: 'string', multiple: true, default: [] },
    unseen: { type: 'string', multiple: true, default: [] },
  },
});
if (values.improved.length + values.unseen.length === 0) {
  console.error('nothing measured: name files of public texts with --improved FILE and --unseen FILE');
  process.exit(1);
}

async function load(files: readonly string[]): Promise<TypedText[]> {
  const contents = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return contents
    .flatMap((content) => content.split('\n').filter((line) => line.trim() !== ''))
    .map((line) => JSON.parse(line) as TypedText);
}
console.log(describeFlows(await load(values.improved), await load(values.unseen)));
