import { parseArgs } from 'node:util';
import { describeTactics } from './tactics/describe-tactics.ts';
import { HALVES, loadTacticLabels } from './tactics/load-tactic-labels.ts';

/**
 * `node server/bench/tactics.ts --public FILE --public FILE`: how many of the tactics that the product names in public texts are really there, by hand-made
 * labels (`tactics/labels/README.md`). They hold no text, which the files must bring.
 */
const { values } = parseArgs({ options: { public: { type: 'string', multiple: true, default: [] } } });
if (values.public.length === 0) {
  console.error('nothing measured: name the public files that were labelled with --public FILE');
  process.exit(1);
}
for (const half of HALVES)
  console.log(`${await describeTactics(half, await loadTacticLabels(half, values.public))}\n`);
