import { SCAM_TYPE_LABELS, type ScamType } from '@fap/shared/catalogue/scam-types.ts';
import type { IndicatorType } from '@fap/shared/indicators/indicator-types.ts';
import type { Puzzle } from '@fap/shared/puzzle/entities.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { cn } from '../../../ui/class-names.ts';
import { PRODUCT_NAME } from '../../../ui/product-name.ts';
import { ScamTypeMark } from '../../clusters/public/scam-type-mark.tsx';
import { CompletionMeter } from './completion-meter.tsx';

export interface PuzzleHeaderProps {
  puzzle: Puzzle;
  people: ReactNode;
  /** On a phone leaves its room to the board or the notes below. */
  isSlim: boolean;
  /** Shows earlier versions of board and notes. */
  onHistory: () => void;
}

/** The strip above the workspace: which puzzle it is, why it matters, how much of it is solved, and who is here. */
export function PuzzleHeader({ puzzle, people, isSlim, onHistory }: PuzzleHeaderProps) {
  const type = SCAM_TYPE_LABELS[puzzle.scamType as ScamType];
  return (
    <header className="flex flex-wrap items-center gap-x-6 gap-y-2 bg-surface px-4 py-2">
      <title>{`${puzzle.clusterName} · ${PRODUCT_NAME}`}</title>
      <div className="flex min-w-0 flex-[1_1_20rem] items-center gap-3">
        <ScamTypeMark type={puzzle.scamType as ScamType} />
        <div className="min-w-0">
          <h1 className="truncate text-lg leading-tight font-semibold" title={puzzle.clusterName}>
            {puzzle.clusterName}
          </h1>
          <p className={cn('text-sm text-ink-soft sm:truncate', isSlim && 'max-sm:hidden')}>
            {type}
            <Stake {...puzzle.stake} />
            <span className="hidden xl:inline">
              {' · '}
              <Link
                href={paths.clusterChain({ id: puzzle.clusterChainId })}
                title={t`Check whether anything was changed`}
                className="link font-mono text-[0.8125rem]"
              >
                {puzzle.clusterChainId}
              </Link>
            </span>
          </p>
        </div>
      </div>
      <div className="w-full sm:w-[21.5rem]">
        <CompletionMeter layers={puzzle.layers} completionRate={puzzle.completionRate} isSlim={isSlim} />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {people}
        <Button size="sm" onClick={onHistory}>
          <History aria-hidden className="size-4" />
          <span className="max-sm:sr-only">
            <Trans>History</Trans>
          </span>
        </Button>
      </div>
    </header>
  );
}

/** Why it matters: whom it hit, and what they name alike. Nothing where nobody reported it. */
function Stake({ people, alike }: Puzzle['stake']) {
  if (people === 0) return null;
  return (
    <span className="text-ink">
      {' · '}
      <span className="font-medium tabular-nums">{people}</span>{' '}
      {plural(people, { one: 'person reported it', other: 'people reported it' })}
      {alike && (
        <Trans>
          {' · '}
          <span className="font-medium tabular-nums">{alike.people}</span> of them name the same{' '}
          {ALIKE_WORDS[alike.type]}
        </Trans>
      )}
    </span>
  );
}

const WALLET = t`wallet`;
const FILE = t`file`;
/** The kinds of indicators inside a sentence. */
const ALIKE_WORDS: Record<IndicatorType, string> = {
  url: t`link`,
  domain: t`website`,
  ip: t`IP address`,
  email: t`e-mail address`,
  phone: t`phone number`,
  btc: WALLET,
  eth: WALLET,
  tron: WALLET,
  ltc: WALLET,
  doge: WALLET,
  xmr: WALLET,
  sol: WALLET,
  iban: t`bank account`,
  card: t`card number`,
  routing: t`bank`,
  handle: t`user name`,
  tracker: t`tracker id`,
  transaction: t`transaction`,
  md5: FILE,
  sha1: FILE,
  sha256: FILE,
};
