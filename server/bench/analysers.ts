import { parseArgs } from 'node:util';
import { describePublicFiles } from './analysers/describe-public-files.ts';
import { describePublicTexts } from './analysers/describe-public-texts.ts';
import { describeUnits } from './analysers/describe-units.ts';

/**
 * `node server/bench/analysers.ts [--public FILE …] [--files FOLDER]`: for each of the twenty units, in how many planted cases it finds something and
 * in how many clean ones it stays silent; in what share of strangers' scams and honest texts it speaks; and what it says of strangers' files.
 */
const { values } = parseArgs({
  options: { public: { type: 'string', multiple: true, default: [] }, files: { type: 'string' } },
});
console.log(await describeUnits());
if (values.public.length > 0) console.log(`\n${await describePublicTexts(values.public)}`);
if (values.files !== undefined) console.log(`\n${await describePublicFiles(values.files)}`);
