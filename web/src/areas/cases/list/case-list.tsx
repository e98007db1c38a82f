import type { Case } from '@fap/shared/cases/entities.ts';
import { SCAM_TYPE_LABELS } from '@fap/shared/catalogue/scam-types.ts';
import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { ExactTime } from '../../../ui/exact-time.tsx';
import { formatThousands } from '../format-thousands.ts';
import { CaseBadges } from '../public/case-badges.tsx';

/** Cases with their figures, each a link to its page. */
export function CaseList({ cases }: { cases: readonly Case[] }) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
      {cases.map((one) => (
        <li
          key={one.id}
          className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-4 py-4 sm:px-5"
        >
          <div className="min-w-0">
            <Link
              href={paths.case(one.id)}
              className="font-semibold text-accent wrap-anywhere hover:underline"
            >
              {one.title}
            </Link>
            <p className="mt-1 text-sm text-ink-soft">
              {one.id} · {SCAM_TYPE_LABELS[one.scamType]} · <ExactTime at={one.createdAt} />
            </p>
            <p className="mt-1 text-sm text-ink-soft">
              <Trans>
                {plural(one.victimCount, { one: '# victim', other: '# victims' })} ·{' '}
                {formatThousands(one.amountStolen)} stolen ·{' '}
                {plural(one.evidenceCount, { one: '# evidence file', other: '# evidence files' })}
              </Trans>
            </p>
          </div>
          <CaseBadges riskLevel={one.riskLevel} status={one.status} />
        </li>
      ))}
    </ul>
  );
}
