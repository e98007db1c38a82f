import { anatomyLayer } from '../catalogue/anatomy.ts';
import { ENTRY_QUESTIONS } from './questions.ts';
import { NONE } from './vector-rules.ts';

export interface ProposedPiece {
  layer: number;
  layerName: string;
  content: string;
  reason: string;
}

/** Answers per layer, with the beginning of a sentence made of them. */
const LAYER_ANSWERS: readonly { layer: number; parts: readonly { id: string; before: string }[] }[] = [
  {
    layer: 1,
    parts: [
      { id: 'ad_seen', before: 'Advertisement seen' },
      { id: 'search_terms', before: 'Searched for' },
      { id: 'group', before: 'Group or channel' },
      { id: 'referrer', before: 'Pointed there by' },
    ],
  },
  {
    layer: 4,
    parts: [
      { id: 'first_place', before: 'First contact' },
      { id: 'first_url', before: 'First address opened' },
    ],
  },
  { layer: 5, parts: [{ id: 'chat_move', before: 'Who wanted to go on elsewhere' }] },
];

/**
 * Proposes contributions for the layers on sourcing, first contact and channel move. Chosen options are used unchanged,
 * typed answers are masked, and the free account is left out.
 */
export function proposePieces(
  answers: ReadonlyMap<string, string>,
  mask: (text: string) => string,
): ProposedPiece[] {
  return LAYER_ANSWERS.flatMap(({ layer, parts }) => {
    const lines = parts.flatMap(({ id, before }) => {
      const answer = answers.get(id);
      if (answer === undefined || NONE.test(answer)) return [];
      const options = ENTRY_QUESTIONS.find((question) => question.id === id)?.options;
      return `${before}: ${options?.find(({ value }) => value === answer)?.label ?? mask(answer)}`;
    });
    if (lines.length === 0) return [];
    return {
      layer,
      layerName: anatomyLayer(layer).name,
      content: lines.join('\n'),
      reason: `Your answers tell of this layer: ${lines.length} of ${parts.length} questions.`,
    };
  });
}
