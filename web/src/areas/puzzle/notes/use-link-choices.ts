import { ANATOMY } from '@fap/shared/catalogue/anatomy.ts';
import { UNFURLED_LABELS } from '@fap/shared/comments/unfurled.ts';
import { parseBoard } from '@fap/shared/puzzle/board-doc.ts';
import { FRAME_KIND } from '@fap/shared/puzzle/board-shapes.ts';
import type { SearchKind } from '@fap/shared/search/contract.ts';
import { askedWords } from '@fap/shared/search/fold-words.ts';
import { rankFound } from '@fap/shared/search/rank-found.ts';
import { t } from '@lingui/core/macro';
import { useMemo } from 'react';
import type { Doc } from 'yjs';
import { foundPath } from '../../../platform/found-path.ts';
import { paths } from '../../../platform/paths.ts';
import { useServerResults } from '../../../platform/use-server-results.ts';
import type { ComboboxOption } from '../../../ui/combobox.tsx';

/** What everybody who reads the notes may open; own reports and indicators would lead most readers nowhere. */
const KINDS: readonly SearchKind[] = ['cluster', 'piece', 'evidence', 'comment', 'content'];
const LABELS: Partial<Record<SearchKind, string>> = {
  cluster: UNFURLED_LABELS.cluster,
  piece: UNFURLED_LABELS.piece,
  evidence: UNFURLED_LABELS.exhibit,
  comment: UNFURLED_LABELS.comment,
  content: t`Guide`,
};
/** Of this puzzle's own layers and cards. */
const MOST_OWN = 4;

/** What a link in the notes can lead to: layers and cards of this puzzle, then what the search finds. Values are paths. */
export function useLinkChoices(
  doc: Doc,
  clusterId: string,
  typed: string,
): { options: readonly ComboboxOption[] | undefined; isFailed: boolean } {
  const { groups, state } = useServerResults(typed, KINDS);
  const own = useMemo(() => ownThings(doc, clusterId), [doc, clusterId]);
  const words = askedWords(typed);
  const here = words.length === 0 ? [] : rankFound(words, own, MOST_OWN).map(({ option }) => option);
  const found = groups.flatMap(({ results }) =>
    results.map((result) => ({
      value: foundPath(result),
      label: result.title,
      detail: LABELS[result.kind] ?? '',
    })),
  );
  // An answer to an earlier question may name what was named before.
  const options = [...new Map([...here, ...found].map((one) => [one.value, one])).values()];
  return {
    options: state === 'waiting' && options.length === 0 ? undefined : options,
    isFailed: state === 'failed' || state === 'offline',
  };
}

interface OwnThing {
  title: string;
  text: string;
  at: number;
  option: ComboboxOption;
}

function ownThings(doc: Doc, clusterId: string): OwnThing[] {
  const layers = ANATOMY.map(({ layer, name }) => ({
    title: `${layer} ${name}`,
    text: '',
    at: 0,
    option: {
      value: paths.puzzle(clusterId, { layer }),
      label: `${layer} ${name}`,
      detail: UNFURLED_LABELS.layer,
    },
  }));
  const cards = parseBoard(doc).pieces.map(({ id, label, kind }) => ({
    title: label,
    text: '',
    at: 0,
    option: {
      value: paths.puzzle(clusterId, { card: id }),
      label,
      detail: UNFURLED_LABELS[kind === FRAME_KIND ? 'frame' : 'card'],
    },
  }));
  return [...layers, ...cards];
}
