import type { NotUnderstood } from '@fap/shared/evidence/not-understood.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Info } from 'lucide-react';
import { SeverityBadge } from '../../../ui/severity-badge.tsx';
import type { WrittenSeverity } from '../../../ui/severity-look.ts';

/** The recommendations of a verdict. */
export function Recommendations({ items }: { items: readonly string[] }) {
  return <AdviceList title={t`What to do now`} items={items} />;
}

/** The changes that would lead to another verdict. */
export function WouldChange({ items }: { items: readonly string[] }) {
  return <AdviceList title={t`What would change this verdict`} items={items} />;
}

function AdviceList({ title, items }: { title: string; items: readonly string[] }) {
  if (!items.length) return null;
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-2 grid list-disc gap-1 pl-5">
        {items.map((item) => (
          <li key={item} className="wrap-anywhere">
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}

export interface EnrichmentNoteProps {
  enrichment: { from: string; summary: string } | null;
}

/** The opinion of an outside service, named as such, because the verdict is our own. */
export function EnrichmentNote({ enrichment }: EnrichmentNoteProps) {
  if (!enrichment) return null;
  return (
    <section className="rounded-md border border-line bg-sunken p-4">
      <h3 className="flex items-center gap-2 font-semibold">
        <Info aria-hidden className="size-4 text-accent" />
        <Trans>A second opinion</Trans>
      </h3>
      <p className="mt-1 break-words whitespace-pre-wrap">{enrichment.summary}</p>
      <p className="mt-2 text-sm text-ink-soft">
        <Trans>From {enrichment.from}, a service outside this platform.</Trans>
      </p>
    </section>
  );
}

export interface NoVerdictProps {
  /** Why there is no verdict. Null in analyses of an older version, which had too little text. */
  reason: NotUnderstood | null;
  /** How to get a verdict when there was too little text. */
  advice?: string;
  /** Reported indicators that the text names, defanged. */
  reported: readonly string[];
  /** The risk level that follows from `reported`. */
  level: WrittenSeverity;
}

const NO_VERDICT = {
  'too-little': t`Not enough text to say.`,
  language: t`We can’t judge this text: it isn’t in English.`,
} as const;

/** Says that there is no verdict, which doesn't mean no risk. Reported indicators are listed in any language. */
export function NoVerdict({ reason, advice, reported, level }: NoVerdictProps) {
  const why = reason ?? 'too-little';
  return (
    <div className="grid gap-3">
      {reported.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <SeverityBadge severity={level} size="md" />
          <span className="wrap-anywhere">
            <Trans>People reported this here: {reported.join(', ')}</Trans>
          </span>
        </p>
      )}
      <p className="flex items-start gap-3 rounded-md border border-line bg-sunken p-4">
        <Info aria-hidden className="mt-1 size-4 shrink-0 text-ink-soft" />
        <span>
          <Trans>
            <strong className="font-semibold">{NO_VERDICT[why]}</strong> That doesn’t mean it’s safe.
            {why === 'too-little' && advice && ` ${advice}`}
          </Trans>
        </span>
      </p>
    </div>
  );
}
