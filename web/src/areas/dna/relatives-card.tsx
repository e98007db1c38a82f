import type { ClusterMutations } from '@fap/shared/families/family-entities.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { Link } from 'wouter';
import { paths } from '../../platform/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { shownPercent } from './public/percent.tsx';

type Relative = ClusterMutations['relatives'][number];

/** Groups relatives into parent, children and others. The parent is the closest of those seen earlier. */
function groupsOf(relatives: readonly Relative[]) {
  const parent = relatives.find(({ relationship }) => relationship === 'Parent');
  const children = relatives.filter(({ relationship }) => relationship === 'Child');
  const others = relatives.filter((relative) => relative !== parent && !children.includes(relative));
  return [
    { title: t`Parent`, hint: t`The closest of those seen earlier`, own: parent ? [parent] : [] },
    { title: t`Children`, hint: t`Seen later`, own: children },
    { title: t`Cross-links`, hint: t`Also seen earlier, or first seen on the same day`, own: others },
  ].filter(({ own }) => own.length > 0);
}

/** The parent, children and cross-links of a cluster, each with the reasons. */
export function RelativesCard({ relatives }: { relatives: readonly Relative[] }) {
  return (
    <Card>
      <CardHeader
        title={t`Related clusters`}
        hint={t`They name the same party, or work alike; the earlier one is the parent`}
      />
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {relatives.length === 0 && (
          <p className="text-ink-soft">
            <Trans>No other cluster names the same party or is alike enough.</Trans>
          </p>
        )}
        {groupsOf(relatives).map(({ title, hint, own }) => (
          <Group key={title} title={title} hint={hint} relatives={own} />
        ))}
      </CardBody>
    </Card>
  );
}

interface GroupProps {
  title: string;
  hint: string;
  relatives: readonly Relative[];
}

function Group({ title, hint, relatives }: GroupProps) {
  const id = useId();
  return (
    <section>
      <h3 id={id} className="font-semibold">
        {title}
      </h3>
      <p className="text-sm text-ink-soft">{hint}</p>
      <ul aria-labelledby={id} className="mt-2 ml-2 border-l border-line-strong/60">
        {relatives.map(({ clusterId, name, similarity, sharedElements }) => (
          <li key={clusterId} className="relative py-2 pl-6">
            <span aria-hidden className="absolute top-5 left-0 w-4 border-t border-line-strong/60" />
            <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <Link href={paths.cluster(clusterId)} className="link min-w-0 break-words">
                {name}
              </Link>
              <Badge tone="accent">
                <Trans>{shownPercent(similarity)} alike</Trans>
              </Badge>
            </div>
            <ul aria-label={t`Why ${name} is related`} className="mt-1 text-sm text-ink-soft">
              {sharedElements.map((element) => (
                <li key={element} className="break-words">
                  {element}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
