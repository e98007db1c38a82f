import { CRYPTO_ADDRESS_TYPES, type IndicatorType } from '../indicators/indicator-types.ts';

/** The anatomy layers that an indicator may be a piece of: where the scam runs, who wrote first, where money went. */
export const INDICATORS_OF_LAYER: Readonly<Record<number, readonly IndicatorType[]>> = {
  2: ['domain', 'ip'],
  4: ['phone', 'email', 'handle'],
  10: [...CRYPTO_ADDRESS_TYPES, 'transaction', 'iban'],
  12: [...CRYPTO_ADDRESS_TYPES, 'transaction', 'iban'],
};

/** The first layer that an indicator of this type may be a piece of. */
export function layerOfIndicator(type: IndicatorType): number | undefined {
  const layer = Object.entries(INDICATORS_OF_LAYER).find(([, types]) => types.includes(type));
  return layer ? Number(layer[0]) : type === 'url' || type === 'tracker' ? LAYERS.infrastructure : undefined;
}

/** Layers of findings that are about files. */
export const LAYERS = { infrastructure: 2, props: 3, capture: 9 } as const;

/** A finding's layer, where it has one. */
export const layered = (layer: number | undefined): { layer?: number } =>
  layer === undefined ? {} : { layer };
