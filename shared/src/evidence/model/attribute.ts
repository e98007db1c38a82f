import { featuresAt, type TextFeatures } from './text-features.ts';
import type { TextModel } from './text-model.ts';

/**
 * What each token of a text adds to the log-odds of a scam. A feature's share is divided among the places it was read
 * from, a pair's between its two terms; together with the model's base the shares are the whole.
 */
export function attribute(model: TextModel, features: TextFeatures): Float64Array {
  const { tokens } = features;
  const values = model.weigh(features);
  const places = new Map<string, number[]>();
  for (const [index] of tokens.entries()) {
    for (const name of featuresAt(tokens, index)) {
      if (!model.knows(name)) continue;
      const known = places.get(name);
      if (known) known.push(index);
      else places.set(name, [index]);
    }
  }
  const shares = new Float64Array(tokens.length);
  const add = (index: number, share: number) => {
    shares[index] = (shares[index] ?? 0) + share;
  };
  for (const [name, indexes] of places) {
    const share = model.contribution(name, values.get(name) ?? 0) / indexes.length;
    const isPair = name.includes(' ');
    for (const index of indexes) {
      add(index, isPair ? share / 2 : share);
      if (isPair) add(index + 1, share / 2);
    }
  }
  return shares;
}
