import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { FileSearch } from 'lucide-react';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { checkText } from './data.ts';

/** What the product's own text check says about a message, on one press; it can be wrong, which is part of the lesson. */
export function TextCheck({ text }: { text: string }) {
  const check = useAction({ run: () => checkText(text) });
  if (check.data) {
    const { hasEnoughText, riskScore, reasons } = check.data;
    return (
      <section aria-label={t`What our text check says`} className="border-t border-line pt-4">
        <h3 className="font-semibold">
          <Trans>What our text check says</Trans>
        </h3>
        {hasEnoughText ? (
          <p className="mt-1">
            <Trans>Risk {riskScore} of 100. A number like this is a hint. It can be wrong.</Trans>
          </p>
        ) : (
          <p className="mt-1">
            <Trans>It finds too little in this text to judge it. You can do more than it can.</Trans>
          </p>
        )}
        <Reasons title={t`What speaks for a scam`} reasons={reasons.filter(({ points }) => points > 0)} />
        <Reasons title={t`What speaks against it`} reasons={reasons.filter(({ points }) => points < 0)} />
      </section>
    );
  }
  return (
    <div>
      <Button isBusy={check.isPending} onClick={() => check.mutate()}>
        <FileSearch aria-hidden className="size-4" />
        <Trans>What our text check says</Trans>
      </Button>
      <p className="mt-1.5 text-sm text-ink-soft">
        <Trans>The result also goes into your list of past checks.</Trans>
      </p>
      {check.isError && (
        <p role="alert" className="mt-2 text-sm">
          <Trans>We could not check this text. You can try again, or go on without it.</Trans>
        </p>
      )}
    </div>
  );
}

function Reasons({ title, reasons }: { title: string; reasons: readonly { text: string }[] }) {
  if (reasons.length === 0) return null;
  return (
    <>
      <h4 className="mt-3 text-sm font-semibold text-ink-soft">{title}</h4>
      <ul className="mt-1 list-disc space-y-1 pl-5 marker:text-line-strong">
        {reasons.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}
