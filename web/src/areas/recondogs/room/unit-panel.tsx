import { SCAM_TYPE_LABELS } from '@fap/shared/catalogue/scam-types.ts';
import type { RoomCluster, RoomUnit } from '@fap/shared/recondogs/command-room.ts';
import { tellFieldReport, UNIT_PROFILES } from '@fap/shared/recondogs/unit-profiles.ts';
import { unitOf } from '@fap/shared/recondogs/units.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { formatNumber } from '../../../platform/locale.ts';
import { paths } from '../../../platform/paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { cn } from '../../../ui/class-names.ts';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { ClusterStatusBadge } from '../../clusters/public/cluster-status-badge.tsx';
import { ScamTypeMark } from '../../clusters/public/scam-type-mark.tsx';
import { citedExhibits, describeExhibit } from '../cited-exhibits.ts';
import { SendDialog } from '../requests/send-dialog.tsx';
import { activityOf, STATE_WORDS, targetOf } from './unit-look.ts';

export interface UnitPanelProps {
  unit: RoomUnit;
  /** The cluster where it is, or was last; undefined when it was never sent. */
  cluster: RoomCluster | undefined;
}

/** The selected unit: what it told last, where it is, and where it could go. */
export function UnitPanel({ unit, cluster }: UnitPanelProps) {
  const { key, name, codename, specialty, state, target, report } = unit;
  const operationId = target?.operationId ?? report?.operationId;
  return (
    <Card role="region" aria-labelledby="unit-title" className="min-w-0">
      <CardHeader
        id="unit-title"
        title={`${codename} · ${name}`}
        hint={specialty}
        actions={<Badge tone={state === 'Dormant' ? 'neutral' : 'accent'}>{STATE_WORDS[state]}</Badge>}
      />
      <CardBody className="grid gap-6">
        <FieldReport unit={unit} />
        <dl className="grid gap-x-6 gap-y-4 text-sm sm:grid-cols-2">
          <Line name={t`Current target`}>{targetOf(unit)}</Line>
          <Line name={t`Current activity`}>{activityOf(unit)}</Line>
          <Line name={t`Success rate`}>{successOf(unit)}</Line>
          <Line name={t`Last active`}>
            {unit.lastActiveAt ? <RelativeTime at={unit.lastActiveAt} /> : t`Not yet`}
          </Line>
          <Line name={t`Law-enforcement use`} isWide>
            {UNIT_PROFILES[key]?.lawEnforcementUse}
          </Line>
        </dl>
        {cluster && <TargetCluster cluster={cluster} />}
        <div className="flex flex-wrap gap-3">
          {operationId ? (
            <Button asChild>
              <Link href={paths.operation(operationId)}>
                <Eye aria-hidden className="size-4" />
                <Trans>View Live Operation</Trans>
              </Link>
            </Button>
          ) : (
            <Button disabled>
              <Eye aria-hidden className="size-4" />
              <Trans>View Live Operation</Trans>
            </Button>
          )}
          <SendDialog unit={unit} />
        </div>
      </CardBody>
    </Card>
  );
}

function FieldReport({ unit }: { unit: RoomUnit }) {
  const { report } = unit;
  return (
    <section aria-labelledby="report-title">
      <h3 id="report-title" className="text-sm font-semibold text-ink-soft">
        <Trans>Field report</Trans>
      </h3>
      <blockquote className="mt-2 border-l-4 border-accent-line pl-4">
        {tellFieldReport(unit).map((sentence) => (
          <p key={sentence} className="wrap-anywhere not-first:mt-1">
            {sentence}
          </p>
        ))}
      </blockquote>
      {report && (
        <>
          <ol className="mt-3 grid gap-2">
            {report.findings.map((finding, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: findings of a run never change their order
              <li key={index} className="rounded-md border border-line bg-canvas px-3 py-2 text-sm">
                <p className="font-semibold wrap-anywhere">{finding.title}</p>
                <p className="wrap-anywhere text-ink-soft">{finding.detail}</p>
                {finding.citations.length > 0 && (
                  <p className="mt-0.5 text-xs wrap-anywhere text-ink-soft">
                    <Trans>
                      Cites {citedExhibits(finding.citations).slice(0, 2).map(describeExhibit).join('; ')}
                    </Trans>
                  </p>
                )}
              </li>
            ))}
          </ol>
          <p className="mt-2 text-sm text-ink-soft">
            <RelativeTime at={report.endedAt} />
            {report.total > report.findings.length && (
              <>
                {' · '}
                <Link href={paths.operation(report.operationId)} className="link">
                  <Trans>all {report.total} findings</Trans>
                </Link>
              </>
            )}
          </p>
        </>
      )}
    </section>
  );
}

/** The cluster in short: what it is, how big, which kinds it has, and which units found the most there. */
function TargetCluster({ cluster }: { cluster: RoomCluster }) {
  const { id, name, scamType, status, victims, strength, branches, protecting } = cluster;
  return (
    <section aria-labelledby="target-title" className="rounded-lg border border-line bg-canvas p-4">
      <h3 id="target-title" className="text-sm font-semibold text-ink-soft">
        <Trans>Target cluster</Trans>
      </h3>
      <div className="mt-2 flex items-start gap-3">
        <ScamTypeMark type={scamType} />
        <div className="min-w-0">
          <Link href={paths.cluster(id)} className="link font-semibold wrap-anywhere">
            {name}
          </Link>
          <p className="mt-0.5 flex flex-wrap items-center gap-2 text-sm text-ink-soft">
            {SCAM_TYPE_LABELS[scamType]}
            <ClusterStatusBadge status={status} />
          </p>
        </div>
      </div>
      <dl className="mt-3 grid grid-cols-2 gap-4 text-sm">
        <Line name={t`Victims`}>{formatNumber(victims)}</Line>
        <Line name={t`Strength`}>{strength === null ? t`Not enough data` : `${Math.round(strength)}%`}</Line>
      </dl>
      {branches.length > 0 && (
        <div className="mt-3 text-sm">
          <p className="text-ink-soft">
            <Trans>Branches of this kind of scam</Trans>
          </p>
          <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
            {branches.map((branch) => (
              <li key={branch.id}>
                <Link href={paths.subtype(branch.familyId, branch.id)} className="link">
                  {branch.name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {protecting.length > 0 && (
        <p className="mt-3 text-sm">
          <span className="text-ink-soft">
            <Trans>Found the most here:</Trans>{' '}
          </span>
          {protecting.map((key) => unitOf(key).name).join(', ')}
        </p>
      )}
    </section>
  );
}

interface LineProps {
  name: string;
  /** Over the whole width. */
  isWide?: boolean;
  children: ReactNode;
}

function Line({ name, isWide, children }: LineProps) {
  return (
    <div className={cn('min-w-0', isWide && 'sm:col-span-2')}>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}

function successOf({ successRate, finishedRuns }: RoomUnit): string {
  const runs = `${formatNumber(finishedRuns)} ${plural(finishedRuns, { one: 'run', other: 'runs' })}`;
  if (finishedRuns === 0) return t`No finished runs yet`;
  return successRate === null ? t`${runs}, too few for a rate` : t`${successRate}% of ${runs}`;
}
