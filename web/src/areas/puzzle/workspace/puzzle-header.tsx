import { SCAM_TYPE_LABELS, type ScamType } from '@fap/shared/catalogue/scam-types.ts';
import type { IndicatorType } from '@fap/shared/indicators/indicator-types.ts';
import type { Puzzle } from '@fap/shared/puzzle/entities.ts';
import type { ReactNode } from 'react';
import { PRODUCT_NAME } from '../../../ui/product-name.ts';
import { ScamTypeMark } from '../../clusters/public/scam-type-mark.tsx';
import { CompletionMeter } from './completion-meter.tsx';

/** The strip above the workspace: which puzzle it is, how much of it is solved, and who is here. */
export function PuzzleHeader({ puzzle, people }: { puzzle: Puzzle; people: ReactNode }) {
  const type = SCAM_TYPE_LABELS[puzzle.scamType as ScamType];
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 bg-surface px-4 py-3">
      <title>{`${puzzle.clusterName} · ${PRODUCT_NAME}`}</title>
      <div className="flex min-w-0 items-start gap-3 lg:max-w-[34rem]">
        <ScamTypeMark type={puzzle.scamType as ScamType} />
        <div className="min-w-0">
          <h1 className="truncate text-xl leading-tight font-semibold" title={puzzle.clusterName}>
            {puzzle.clusterName}
          </h1>
          <p className="truncate text-sm text-ink-soft">
            {type} · <span className="font-mono text-[0.8125rem]">{puzzle.clusterChainId}</span>
          </p>
          <StakeLine {...puzzle.stake} />
        </div>
      </div>
      <div className="w-full sm:w-72">
        <CompletionMeter layers={puzzle.layers} completionRate={puzzle.completionRate} />
      </div>
      {people}
    </header>
  );
}

/** Why it matters: whom it hit, and what they name alike. Nothing where nobody reported it. */
function StakeLine({ people, alike }: Puzzle['stake']) {
  if (people === 0) return null;
  return (
    <p className="mt-0.5 text-sm">
      <span className="font-medium tabular-nums">{people}</span>{' '}
      {people === 1 ? 'person reported it' : 'people reported it'}
      {alike && (
        <>
          {' · '}
          <span className="font-medium tabular-nums">{alike.people}</span> of them name the same{' '}
          {ALIKE_WORDS[alike.type]}
        </>
      )}
    </p>
  );
}

const WALLET = 'wallet';
const FILE = 'file';
/** The kinds of indicators inside a sentence. */
const ALIKE_WORDS: Record<IndicatorType, string> = {
  url: 'link',
  domain: 'website',
  ip: 'IP address',
  email: 'e-mail address',
  phone: 'phone number',
  btc: WALLET,
  eth: WALLET,
  tron: WALLET,
  ltc: WALLET,
  doge: WALLET,
  xmr: WALLET,
  sol: WALLET,
  iban: 'bank account',
  card: 'card number',
  routing: 'bank',
  handle: 'user name',
  tracker: 'tracker id',
  transaction: 'transaction',
  md5: FILE,
  sha1: FILE,
  sha256: FILE,
};
