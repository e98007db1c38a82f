import type { EvidenceComparison } from '@fap/shared/evidence/reading-contract.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { recordCompared } from './open-evidence.ts';
import { presentEvidence } from './presenter.ts';
import { findReading, getEvidence } from './queries.ts';
import type { ReadingPorts } from './reading/reading-ports.ts';
import { viewWords } from './view-words.ts';

/** Two evidence items beside each other, each as this reader may see it; an analyst's comparison is recorded. */
export async function compareEvidence(
  ctx: Ctx,
  ports: ReadingPorts,
  leftId: string,
  rightId: string,
): Promise<EvidenceComparison> {
  const left = await openSide(ctx, ports, leftId);
  const right = await openSide(ctx, ports, rightId);
  const texts =
    left.words.text !== null && right.words.text !== null
      ? await ports.views.compare(left.words.text, right.words.text)
      : null;
  const known = new Set(left.indicators.map(keyOf));
  return {
    left: presentEvidence(ctx, left.row),
    right: presentEvidence(ctx, right.row),
    sharedIndicators: right.indicators.filter((indicator) => known.has(keyOf(indicator))),
    textSimilarity: texts?.similarity ?? null,
    perceptualDistance: hammingDistance(left.reading?.perceptualHash, right.reading?.perceptualHash),
    isSameStructure:
      left.reading?.structureHash && right.reading?.structureHash
        ? left.reading.structureHash === right.reading.structureHash
        : null,
    diff: texts?.diff ?? [],
    diffCutAt: texts?.diffCutAt ?? null,
  };
}

async function openSide(ctx: Ctx, ports: ReadingPorts, id: string) {
  const row = await getEvidence(ctx, id);
  const reading = await findReading(ctx, id);
  const words = await viewWords(ctx, ports, row, reading);
  if (words.grade !== 'crowd' && reading) await recordCompared(ctx, row);
  const unique = new Map(words.indicators.map((indicator) => [keyOf(indicator), indicator]));
  return { row, reading, words, indicators: [...unique.values()] };
}

const keyOf = ({ type, value }: { type: string; value: string }) => `${type} ${value}`;

/** Bits in which two 64-bit hashes differ; null unless there are two. */
function hammingDistance(a: string | null | undefined, b: string | null | undefined): number | null {
  if (!a || !b) return null;
  return (BigInt(`0x${a}`) ^ BigInt(`0x${b}`)).toString(2).replaceAll('0', '').length;
}
