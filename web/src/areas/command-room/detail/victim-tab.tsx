import type { ClusterDetail } from '@fap/shared/dna/contract.ts';
import { describeBand } from '@fap/shared/privacy/money-bands.ts';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { UsersRound } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { shownPercent } from '../../dna/public/percent.tsx';

/** The cluster's victims in four profiles by acquisition method; none covers fewer than five people. */
export function VictimTab({ detail }: { detail: ClusterDetail }) {
  const { currency } = detail.financialImpact;
  return (
    <>
      <p className="mb-5 max-w-3xl text-ink-soft">
        <Trans>
          Computed from {detail.reports} <Plural value={detail.reports} one="report" other="reports" /> of{' '}
          {detail.victimCount} <Plural value={detail.victimCount} one="victim" other="victims" />. Profiles
          count people in fives and show ranges, so nobody can be recognised. We only know about people who
          reported.
        </Trans>
      </p>
      <ul className="grid gap-4 md:grid-cols-2">
        {detail.profiles.map((profile) => (
          <li key={profile.id} className="rounded-lg border border-line bg-surface p-5">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h2 className="font-semibold">{profile.name}</h2>
              <Badge icon={UsersRound}>
                {profile.victims === null ? t`Too few to show` : t`${profile.victims} victims or more`}
              </Badge>
            </div>
            <dl className="mt-4 grid gap-x-6 gap-y-3 sm:grid-cols-2">
              <Fact
                name={t`Vulnerability`}
                note={t`the tactic most of them describe`}
                value={profile.vulnerability}
              />
              <Fact
                name={t`Acquisition method`}
                note={t`how scammers reached them`}
                value={profile.acquisitionMethod}
              />
              <Fact
                name={t`Target value`}
                note={t`median of the largest amount asked for`}
                value={profile.targetValue && describeBand(profile.targetValue, currency)}
              />
              <Fact
                name={t`Conversion rate`}
                note={t`share who lost money`}
                value={profile.conversionRate === null ? null : shownPercent(profile.conversionRate)}
              />
              <Fact
                name={t`Typical loss`}
                note={t`median of those who lost money`}
                value={profile.typicalLoss && describeBand(profile.typicalLoss, currency)}
              />
            </dl>
          </li>
        ))}
      </ul>
    </>
  );
}

function Fact({ name, note, value }: { name: string; note: string; value: string | null }) {
  return (
    <div>
      <dt className="text-sm font-medium text-ink-soft">{name}</dt>
      {value === null ? (
        <dd className="text-ink-soft">
          <Trans>Not enough data</Trans>
        </dd>
      ) : (
        <>
          <dd className="font-semibold">{value}</dd>
          <dd className="text-sm text-ink-soft">{note}</dd>
        </>
      )}
    </div>
  );
}
