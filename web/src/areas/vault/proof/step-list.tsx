import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { bytesToHex } from '@noble/hashes/utils.js';
import { cn } from '../../../ui/class-names.ts';
import { cutHash } from '../cut-hash.ts';
import type { PathStep } from './proof-path.ts';

/** A longer list has its middle folded, so that both ends stay visible. */
const MAX_OPEN = 8;
const FIRST_OPEN = 3;
const LAST_OPEN = 2;

/** The steps of a proof from top to bottom; the middle of a long list is folded. */
export function StepList({ steps }: { steps: readonly PathStep[] }) {
  if (steps.length <= MAX_OPEN) return <Steps steps={steps} from={0} />;
  const last = steps.length - LAST_OPEN;
  return (
    <div>
      <Steps steps={steps.slice(0, FIRST_OPEN)} from={0} />
      <details className="group">
        <summary className="ml-2.5 w-fit cursor-pointer border-l-2 border-dashed border-accent-line py-2 pl-5 text-sm">
          <span className="link group-open:hidden">
            <Trans>Show {last - FIRST_OPEN} more steps</Trans>
          </span>
          <span className="link hidden group-open:inline">
            <Trans>Hide these steps</Trans>
          </span>
        </summary>
        <Steps steps={steps.slice(FIRST_OPEN, last)} from={FIRST_OPEN} />
      </details>
      <Steps steps={steps.slice(last)} from={last} />
    </div>
  );
}

function Steps({ steps, from }: { steps: readonly PathStep[]; from: number }) {
  return (
    <ol start={from + 1} aria-label={t`Steps ${from + 1} to ${from + steps.length}`}>
      {steps.map(({ change, side, hash, message }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is identified by its position in the proof
          key={index}
          className="ml-2.5 grid grid-cols-[minmax(0,1fr)] gap-x-3 border-l-2 border-accent-line py-1.5 pl-5 text-sm sm:grid-cols-[minmax(0,1fr)_auto]"
        >
          <span className="flex items-center gap-3">
            <Picture side={side} />
            <span>
              {change}
              {change && hash && t`, then `}
              {hash && <span className="whitespace-nowrap">{hash}</span>}
            </span>
          </span>
          <code className="text-ink-soft max-sm:pl-14">{cutHash(bytesToHex(message))}</code>
        </li>
      ))}
    </ol>
  );
}

/** The message as a filled bar, and the added bytes as a dashed bar on their side. */
function Picture({ side }: { side: PathStep['side'] }) {
  const ours = 'h-3 flex-1 bg-accent';
  const beside = 'h-3 flex-1 border border-dashed border-line-strong';
  return (
    <span aria-hidden className="flex w-11 shrink-0 gap-0.5">
      {side === 'before' && <span className={cn(beside, 'rounded-l-sm')} />}
      <span className={cn(ours, side !== 'before' && 'rounded-l-sm', side !== 'after' && 'rounded-r-sm')} />
      {side === 'after' && <span className={cn(beside, 'rounded-r-sm')} />}
    </span>
  );
}
