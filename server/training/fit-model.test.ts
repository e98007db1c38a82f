import { describe, expect, test } from 'vitest';
import { embeddingLogOdds, fitScam, wholeLogOdds } from './fit-model.ts';
import type { LabelledText } from './labelled-text.ts';
import { extractAllFeatures } from './vectorize.ts';

const message = (text: string, isScam: boolean, source: string): LabelledText => ({
  text,
  isScam,
  type: null,
  channel: 'sms',
  source,
});
const OWN = ['own-a', 'own-b', 'own-c'].flatMap((source) => [
  message('pay the release fee with gift cards now', true, source),
  message('lunch on thursday in the garden', false, source),
]);
const strangers = (isScam: boolean, source: string) =>
  Array.from({ length: 20 }, (_, index) =>
    message(`weather report number ${index} from the harbour`, isScam, source),
  );

describe('the model of scams', () => {
  test('does not tell by its zero how many sources of scams it has seen', async () => {
    const zeroOf = async (others: readonly LabelledText[]) => {
      const model = fitScam(await extractAllFeatures([...OWN, ...others]));
      const own = (await extractAllFeatures(OWN)).map(
        ({ features, embedding }) =>
          wholeLogOdds(model, features) + embeddingLogOdds(model.embedding, embedding),
      );
      return own.reduce((sum, score) => sum + score, 0) / own.length;
    };
    // As many of our own are scams as are honest, so their mean is the middle, whatever the strangers are.
    expect(await zeroOf([...strangers(true, 'one'), ...strangers(true, 'two')])).toBeCloseTo(0, 9);
    expect(await zeroOf([...strangers(false, 'one'), ...strangers(false, 'two')])).toBeCloseTo(0, 9);
  });

  test('needs texts of our own of both kinds', async () => {
    const texts = await extractAllFeatures(strangers(true, 'one'));
    expect(() => fitScam(texts)).toThrow('texts of our own are needed');
  });
});
