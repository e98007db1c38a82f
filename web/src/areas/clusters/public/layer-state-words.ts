import { t } from '@lingui/core/macro';
import type { LayerState } from './layer-strip.tsx';

/** A layer's state in the words of the page; what the server says is a key. */
export const LAYER_STATE_WORDS: Readonly<Record<LayerState, string>> = {
  complete: t({ message: 'complete', context: 'layer' }),
  partial: t({ message: 'partial', context: 'layer' }),
  missing: t({ message: 'missing', context: 'layer' }),
};
