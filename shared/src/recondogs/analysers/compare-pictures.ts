import { plural, t } from '@fap/shared/kernel/words.ts';
import type { Analyser, EvidenceFile, Finding } from '../cluster-evidence.ts';
import { cite } from '../exhibits.ts';
import { LAYERS } from '../layer-of.ts';

/** Bits of 64 in which two looks of one picture may differ after scaling and recompression. */
const SAME_LOOK_BITS = 8;
/** Looks with fewer edges than this are of plain areas or plain text, and alike by chance. */
const MIN_EDGES = 8;
/** Comparison is quadratic. */
const MAX_COMPARED = 150;

/** Visual Detective: pictures that occur again, here under other bytes and in other clusters, and which of them hold words. */
export const comparePictures: Analyser = ({ files, texts }) => {
  const pictures = files.filter(({ mimeType, isRead }) => mimeType.startsWith('image/') && isRead);
  const compared = pictures.slice(-MAX_COMPARED);
  const withWords = new Set(texts.map(({ exhibit }) => exhibit));
  const readable = pictures.filter(({ exhibit }) => withWords.has(exhibit));
  const findings = [
    ...seenElsewhere(pictures),
    ...alike(compared),
    ...(readable.length > 0
      ? [
          {
            title: plural(readable.length, {
              one: 'We read words in # picture',
              other: 'We read words in # pictures',
            }),
            detail: `${plural(pictures.length, { one: 'The cluster has # picture.', other: 'The cluster has # pictures.' })} ${t`The other units read these words too.`}`,
            citations: cite(readable),
          },
        ]
      : []),
  ];
  if (pictures.length <= MAX_COMPARED) return { findings };
  return { findings, note: t`Only the newest ${MAX_COMPARED} of ${pictures.length} pictures were compared.` };
};

function seenElsewhere(pictures: readonly EvidenceFile[]): Finding[] {
  return pictures.flatMap((picture) => {
    const clusters = Math.max(picture.elsewhere.bytes, isTelling(picture) ? picture.elsewhere.look : 0);
    if (clusters === 0) return [];
    return {
      title: t`This picture was handed in elsewhere too`,
      detail: plural(clusters, {
        one: 'By somebody else, in # other cluster.',
        other: 'By somebody else, in # other clusters.',
      }),
      citations: cite([picture]),
      layer: LAYERS.props,
    };
  });
}

function alike(pictures: readonly EvidenceFile[]): Finding[] {
  const telling = pictures.filter(isTelling);
  return telling.flatMap((one, index) =>
    telling.slice(index + 1).flatMap((other) => {
      if (one.sha256 === other.sha256) return [];
      const bits = differingBits(one.look, other.look);
      if (bits > SAME_LOOK_BITS) return [];
      return {
        title: t`Two files show the same picture`,
        detail: t`${bits} of 64 marks of their look differ.`,
        citations: cite([one, other]),
        layer: LAYERS.props,
      };
    }),
  );
}

const isTelling = ({ look }: EvidenceFile): boolean => {
  const edges = ones(parse(look));
  return edges >= MIN_EDGES && edges <= 64 - MIN_EDGES;
};

const differingBits = (one: string | null, other: string | null): number => ones(parse(one) ^ parse(other));

const parse = (look: string | null): bigint => BigInt(`0x${look ?? '0'}`);

function ones(bits: bigint): number {
  let left = bits;
  let found = 0;
  for (; left > 0n; left &= left - 1n) found += 1;
  return found;
}
