import { SCAM_TYPE_LABELS } from '@fap/shared/catalogue/scam-types.ts';
import type { ClusterFamilies, FamilyBranch, FamilyRoot } from '@fap/shared/families/family-entities.ts';
import { wholePercent } from '@fap/shared/kernel/whole-percent.ts';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { CalendarClock, Flame, Waypoints } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { formatNumber } from '../../platform/locale.ts';
import { paths } from '../../platform/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { formatDay } from '../../ui/format-day.ts';
import { severityLook } from '../../ui/severity-look.ts';
import { CROSS_LINK_WORDS } from './cross-link-words.ts';
import { linksOf, nameOf, otherName } from './family-links.ts';

/** How many connections the detail lists; the dialog lists all. */
const SHOWN_CONNECTIONS = 3;
const SHOWN_TAGS = 3;
const SHOWN_TRIGGERS = 3;

export interface FamilyDetailProps {
  families: ClusterFamilies;
  node: FamilyRoot | FamilyBranch;
  onView: (view: 'timeline' | 'connections') => void;
}

/** The details of a family or cluster, each figure with its source. */
export function FamilyDetail({ families, node, onView }: FamilyDetailProps) {
  const links = linksOf(families, node);
  return (
    <div className="p-5">
      <h2 className="text-lg leading-snug font-semibold">{node.name}</h2>
      <p className="mt-1 text-[0.9375rem] text-ink-soft">{node.description}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button onClick={() => onView('timeline')}>
          <CalendarClock aria-hidden className="size-4" />
          <Trans>View Evolution Timeline</Trans>
        </Button>
        <Button onClick={() => onView('connections')}>
          <Waypoints aria-hidden className="size-4" />
          <Trans>Analyze Connections</Trans>
        </Button>
      </div>
      {'branches' in node ? <RootFacts root={node} /> : <BranchFacts branch={node} families={families} />}
      <Part title={t`Cross-cluster connections (${links.length})`}>
        {links.length === 0 ? (
          <Nothing>
            <Trans>No connections besides parent and child.</Trans>
          </Nothing>
        ) : (
          <ul className="space-y-2">
            {links.slice(0, SHOWN_CONNECTIONS).map((link) => (
              <li key={`${link.source} ${link.target}`}>
                <span className="font-medium">{otherName(families, link, node)}</span>
                <span className="block text-ink-soft">
                  {CROSS_LINK_WORDS[link.type]}, {wholePercent(link.strength)}%: {link.sharedElements[0]}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Part>
    </div>
  );
}

function RootFacts({ root }: { root: FamilyRoot }) {
  const { domains, wallets, personas, scripts } = root.sharedAssets;
  return (
    <>
      <div className="mt-3">
        <Badge tone={severityLook(root.lawEnforcementHeat).tone} icon={Flame}>
          <Trans>Law enforcement heat: {severityLook(root.lawEnforcementHeat).word}</Trans>
        </Badge>
        <Why>{root.why.lawEnforcementHeat}</Why>
      </div>
      <dl className="mt-4 grid gap-y-3 text-sm sm:max-lg:grid-cols-2 sm:max-lg:gap-x-6">
        <Fact name={t`Scammers reported`} value={root.totalScammers} why={root.why.totalScammers} />
        <Fact name={t`Active variants`} value={root.activeVariants} why={root.why.activeVariants} />
        <Fact
          name={t`Evolution score`}
          value={root.evolutionScore === null ? t`Not enough data` : t`${root.evolutionScore} of 100`}
          why={root.why.evolutionScore}
        />
        <Fact name={t`First seen`} value={root.firstSeen ? formatDay(root.firstSeen) : t`Not yet`} />
        <Fact
          name={t`Last mutation`}
          value={root.lastMutation ? formatDay(root.lastMutation) : t`Not enough data`}
        />
      </dl>
      <Part title={t`Shared infrastructure`}>
        <dl className="grid grid-cols-4 gap-2 text-center">
          {(
            [
              [t`Domains`, domains],
              [t`Wallets`, wallets],
              [t`Personas`, personas],
              [t`Scripts`, scripts],
            ] as const
          ).map(([name, count]) => (
            <div key={name} className="flex flex-col-reverse rounded-md bg-sunken px-1 py-2">
              <dt className="text-xs text-ink-soft">{name}</dt>
              <dd className="text-lg font-semibold">{count}</dd>
            </div>
          ))}
        </dl>
        <Why>{root.why.sharedAssets}</Why>
      </Part>
      <Part title={t`Migration patterns`}>
        {root.migrationPatterns.length === 0 ? (
          <Nothing>
            <Trans>No dated changes known yet.</Trans>
          </Nothing>
        ) : (
          <ul className="space-y-1">
            {root.migrationPatterns.map(({ pattern, clusters, latest }) => (
              <li key={pattern}>
                <span className="font-medium">{pattern}</span>
                <span className="block text-ink-soft">
                  <Trans>
                    {clusters} <Plural value={clusters} one="cluster" other="clusters" />, last{' '}
                    {formatDay(latest)}
                  </Trans>
                </span>
              </li>
            ))}
          </ul>
        )}
      </Part>
      <Part title={t`Mutation triggers`}>
        {root.mutationTriggers.length === 0 ? (
          <Nothing>
            <Trans>Nothing published within 14 days before a change.</Trans>
          </Nothing>
        ) : (
          <ul className="space-y-2">
            {root.mutationTriggers.slice(0, SHOWN_TRIGGERS).map((trigger) => (
              <li key={`${trigger.clusterId} ${trigger.event} ${trigger.change} ${trigger.exhibit}`}>
                <span className="font-medium">{trigger.event}</span>
                <span className="block text-ink-soft">
                  <Trans>
                    {trigger.source}, {formatDay(trigger.date)}; {trigger.daysBefore} days later:{' '}
                    {trigger.change}
                  </Trans>
                </span>
              </li>
            ))}
          </ul>
        )}
        <Why>
          <Trans>Shown together; this doesn’t mean one caused the other.</Trans>
        </Why>
      </Part>
    </>
  );
}

function BranchFacts({ branch, families }: { branch: FamilyBranch; families: ClusterFamilies }) {
  const tags = branch.sharedDNA.slice(0, SHOWN_TAGS);
  return (
    <>
      <div className="mt-3 flex flex-wrap gap-2">
        <Badge tone={branch.isActive ? 'accent' : 'neutral'}>
          {branch.isActive ? t`Active` : t`Dormant`}
        </Badge>
        {branch.isEvolutionary && (
          <Badge>
            <Trans>Evolutionary</Trans>
          </Badge>
        )}
        <Badge>{SCAM_TYPE_LABELS[branch.scamType]}</Badge>
      </div>
      <dl className="mt-4 grid gap-y-3 text-sm sm:max-lg:grid-cols-2 sm:max-lg:gap-x-6">
        <Fact name={t`Descends from`} value={nameOf(families, branch.parentId)} />
        <Fact
          name={t`Connection strength`}
          value={
            branch.connectionStrength === null
              ? t`Not enough data`
              : `${wholePercent(branch.connectionStrength)}%`
          }
          why={
            branch.connectionStrength === null
              ? t`It is in this family because of its type. We know no earlier relative.`
              : t`How alike the layers of both clusters are.`
          }
        />
        <Fact name={t`Scammers reported`} value={branch.scammers} />
        <Fact
          name={t`Variants`}
          value={branch.variants}
          why={t`Its first form, plus each report with something new.`}
        />
        <Fact name={t`Reports`} value={branch.reports} />
        <Fact
          name={t`Seen`}
          value={
            branch.firstSeen === branch.lastSeen
              ? formatDay(branch.firstSeen)
              : t`${formatDay(branch.firstSeen)} to ${formatDay(branch.lastSeen)}`
          }
        />
      </dl>
      {tags.length > 0 && (
        <Part title={t`Shared DNA`}>
          <ul className="space-y-1">
            {tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
          {branch.sharedDNA.length > SHOWN_TAGS && (
            <Why>
              <Trans>+{branch.sharedDNA.length - SHOWN_TAGS} more</Trans>
            </Why>
          )}
        </Part>
      )}
      <p className="mt-4 flex flex-wrap gap-x-4 text-sm">
        <Link href={paths.cluster(branch.id)} className="link">
          <Trans>Open the cluster</Trans>
        </Link>
        <Link href={paths.clusterMutation({ cluster: branch.id })} className="link">
          <Trans>Analyse its mutation</Trans>
        </Link>
      </p>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-5 border-t border-line pt-4 text-sm">
      <h3 className="mb-2 font-semibold">{title}</h3>
      {children}
    </section>
  );
}

function Fact({ name, value, why }: { name: string; value: string | number; why?: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="mt-0.5 font-medium">{typeof value === 'number' ? formatNumber(value) : value}</dd>
      {why && <dd className="mt-0.5 text-xs text-ink-soft">{why}</dd>}
    </div>
  );
}

const Why = ({ children }: { children: ReactNode }) => (
  <p className="mt-1.5 text-xs text-ink-soft">{children}</p>
);
const Nothing = ({ children }: { children: ReactNode }) => <p className="text-ink-soft">{children}</p>;
