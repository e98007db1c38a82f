import { parseArgs } from 'node:util';
import { loadPublicTexts } from '../training/load-public-texts.ts';
import { chooseTexts } from './counterfactuals/choose-texts.ts';
import { describeCounterfactuals } from './counterfactuals/describe-counterfactuals.ts';

/**
 * `node server/bench/counterfactuals.ts --public FILE --public FILE`: takes "Without … it would read as low risk" and "If it also … it would no longer
 * read as low risk" at their word. Of public texts, alone and inside long ones that are judged in windows, the words that the sentence names are really
 * taken out of the whole text, or the sentence really added, and the whole product judges again.
 */
const { values } = parseArgs({
  options: {
    public: { type: 'string', multiple: true, default: [] },
    texts: { type: 'string', default: '400' },
    told: { type: 'boolean', default: false },
  },
});
if (values.public.length === 0) {
  console.error('nothing tried: name files of public texts with --public FILE');
  process.exit(1);
}
const texts = await chooseTexts(await loadPublicTexts(values.public), Number(values.texts));
console.log(await describeCounterfactuals(texts, values.told));
