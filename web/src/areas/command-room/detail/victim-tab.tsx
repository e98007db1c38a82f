import type { ClusterDetail } from '@fap/shared/dna/contract.ts';
import { describeBand } from '@fap/shared/privacy/money-bands.ts';
import { UsersRound } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { shownPercent } from '../../dna/public/percent.tsx';

/** The cluster's victims in four profiles by acquisition method; none covers fewer than five people. */
export function VictimTab({ detail }: { detail: ClusterDetail }) {
  const { currency } = detail.financialImpact;
  return (
    <>
      <p className="mb-5 max-w-3xl text-ink-soft">
        Computed from {detail.reports} {detail.reports === 1 ? 'report' : 'reports'} of {detail.victimCount}{' '}
        {detail.victimCount === 1 ? 'victim' : 'victims'}. Profiles count people in fives and show ranges, so
        nobody can be recognised. We only know about people who reported.
      </p>
      <ul className="grid gap-4 md:grid-cols-2">
        {detail.profiles.map((profile) => (
          <li key={profile.id} className="rounded-lg border border-line bg-surface p-5">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h2 className="font-semibold">{profile.name}</h2>
              <Badge icon={UsersRound}>
                {profile.victims === null ? 'Too few to show' : `${profile.victims} victims or more`}
              </Badge>
            </div>
            <dl className="mt-4 grid gap-x-6 gap-y-3 sm:grid-cols-2">
              <Fact
                name="Vulnerability"
                note="the tactic most of them describe"
                value={profile.vulnerability}
              />
              <Fact
                name="Acquisition method"
                note="how scammers reached them"
                value={profile.acquisitionMethod}
              />
              <Fact
                name="Target value"
                note="median of the largest amount asked for"
                value={profile.targetValue && describeBand(profile.targetValue, currency)}
              />
              <Fact
                name="Conversion rate"
                note="share who lost money"
                value={profile.conversionRate === null ? null : shownPercent(profile.conversionRate)}
              />
              <Fact
                name="Typical loss"
                note="median of those who lost money"
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
        <dd className="text-ink-soft">Not enough data</dd>
      ) : (
        <>
          <dd className="font-semibold">{value}</dd>
          <dd className="text-sm text-ink-soft">{note}</dd>
        </>
      )}
    </div>
  );
}
