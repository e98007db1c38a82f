import { plural, t } from '@fap/shared/kernel/words.ts';
import { hexToBytes } from '@noble/hashes/utils.js';
import { findWorkFlaw, type HeaderFacts, readHeader, toBlockHeader } from '../../vault/block-header.ts';
import type { BlockHeader } from '../../vault/judge-proof.ts';
import type { Read } from './bag-contents.ts';
import { BAG_PATHS, type BagBlockHeader } from './bag-layout.ts';
import { type BagBlock, type BagFinding, type BagStep, fails, makeStep, open } from './bag-report.ts';

/** The headers of a bag after their check, for the proofs that lead to them. */
export interface CheckedHeaders {
  step: BagStep;
  /** Those without a flaw, by height. */
  blocks: ReadonlyMap<number, BlockHeader[]>;
  /** Heights of headers that have one. */
  flawed: ReadonlySet<number>;
  listed: readonly BagBlock[];
}

type Candidate = BagBlockHeader & { facts: HeaderFacts };

/** Step 6: each header has the work that it names and that its chain asks for, and follows the header before it where both are here. */
export function checkHeaders({ value, flaw }: Read<BagBlockHeader[]>): CheckedHeaders {
  if (!value) return withoutHeaders(fails(BAG_PATHS.headers, flaw));
  if (value.length === 0)
    return withoutHeaders(open(BAG_PATHS.headers, t`There is no block header in this bag.`));
  const all = value.map((one): Candidate => ({ ...one, facts: readHeader(hexToBytes(one.header)) }));
  const judged = all.map((one) => ({ one, flaw: findFlaw(one, all) }));
  const findings = judged.map(({ one, flaw: found }) => toFinding(one, found));
  const good = judged.filter((each) => each.flaw === null).map(({ one }) => one);
  const blocks = Map.groupBy(
    good.map(({ facts, chain, height }) => toBlockHeader(facts, chain, height)),
    ({ height }) => height,
  );
  return {
    step: makeStep('headers', findings, {
      holds: [
        plural(all.length, {
          one: 'The one header has the proof of work that it takes.',
          other: 'All # headers have the proof of work that it takes.',
        }),
        t`Whether they are in the chain that everybody uses, this page cannot know: compare the hashes below.`,
      ].join(' '),
      open: '',
    }),
    blocks,
    flawed: new Set(judged.filter((each) => each.flaw !== null).map(({ one }) => one.height)),
    listed: good
      .toSorted((a, b) => a.height - b.height)
      .map(({ facts, chain, height }) => ({
        chain,
        height,
        hash: facts.hash,
        time: new Date(facts.time * 1000).toISOString(),
      })),
  };
}

const withoutHeaders = (finding: BagFinding): CheckedHeaders => ({
  step: makeStep('headers', [finding], { holds: '', open: finding.text }),
  blocks: new Map(),
  flawed: new Set(),
  listed: [],
});

const placeOf = ({ height }: BagBlockHeader): string => t`${BAG_PATHS.headers}, block ${height}`;

function toFinding(one: Candidate, flaw: string | null): BagFinding {
  if (flaw !== null) return fails(placeOf(one), flaw);
  const isDevelopment = one.chain === 'development' ? { isDevelopment: true as const } : {};
  return { state: 'holds', place: placeOf(one), text: t`Hash ${one.facts.hash}`, ...isDevelopment };
}

function findFlaw(one: Candidate, all: readonly Candidate[]): string | null {
  const { chain, height, facts } = one;
  const work = findWorkFlaw(facts, chain, height);
  if (work) return `${work}.`;
  const sameChain = all.filter((other) => other !== one && other.chain === chain);
  if (sameChain.some((other) => other.height === height)) return t`There are two headers of this height.`;
  const before = sameChain.find((other) => other.height === height - 1);
  return before && before.facts.hash !== facts.previousHash
    ? t`It does not follow the header of block ${before.height} that is in the bag.`
    : null;
}
