import { parseArgs } from 'node:util';
import { describeNumbers } from './numbers/describe-numbers.ts';
import { HALVES, loadLabelledTexts } from './numbers/load-labels.ts';

/**
 * `node server/bench/numbers.ts --public FILE --public FILE`: of the numbers that scams tell people to call, text or write to, how many the finder
 * finds whole and in the right country, and in how many honest texts with long numbers it calls something a telephone number that is none.
 * The labels are by hand (`numbers/labels/README.md`) and hold no text, which the files must bring. `--missed` names texts and places that went wrong.
 */
const { values } = parseArgs({
  options: {
    public: { type: 'string', multiple: true, default: [] },
    missed: { type: 'boolean', default: false },
  },
});
if (values.public.length === 0) {
  console.error('nothing measured: name the public files that were labelled with --public FILE');
  process.exit(1);
}
for (const half of HALVES)
  console.log(`${describeNumbers(half, await loadLabelledTexts(half, values.public), values.missed)}\n`);
