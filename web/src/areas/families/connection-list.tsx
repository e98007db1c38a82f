import type { ClusterFamilies, FamilyBranch, FamilyRoot } from '@fap/shared/families/family-entities.ts';
import { wholePercent } from '@fap/shared/kernel/whole-percent.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { DataTable } from '../../ui/data-table.tsx';
import { CROSS_LINK_WORDS } from './cross-link-words.ts';
import { branchesOf, linksOf, nameOf } from './family-links.ts';

interface Row {
  key: string;
  from: string;
  to: string;
  kind: string;
  strength: number | null;
  reasons: readonly string[];
}

/** The descents and cross-links of a family or cluster with their reasons, strongest first. */
export function ConnectionList({
  families,
  node,
}: {
  families: ClusterFamilies;
  node: FamilyRoot | FamilyBranch;
}) {
  const own = branchesOf(node).filter(({ connectionStrength }) => connectionStrength !== null);
  const descents = own.map(
    (branch): Row => ({
      key: `${branch.parentId} ${branch.id}`,
      from: nameOf(families, branch.parentId),
      to: branch.name,
      kind: t`Descent`,
      strength: branch.connectionStrength,
      reasons: branch.sharedDNA,
    }),
  );
  const links = linksOf(families, node).map(
    (link): Row => ({
      key: `${link.source} ${link.target} cross`,
      from: nameOf(families, link.source),
      to: nameOf(families, link.target),
      kind: CROSS_LINK_WORDS[link.type],
      strength: link.strength,
      reasons: link.sharedElements,
    }),
  );
  const rows = [...descents, ...links].sort((a, b) => (b.strength ?? 0) - (a.strength ?? 0));
  if (rows.length === 0)
    return (
      <p className="text-ink-soft">
        <Trans>No two clusters here name the same party or are alike enough. Updates live.</Trans>
      </p>
    );
  return (
    <DataTable
      caption={t`${rows.length} ${plural(rows.length, { one: 'connection', other: 'connections' })} with their reasons`}
      rows={rows}
      rowKey={({ key }) => key}
      columns={[
        { header: t`Earlier`, cell: ({ from }) => from },
        { header: t`Later`, cell: ({ to }) => to },
        { header: t`Type`, cell: ({ kind }) => kind },
        { header: t`Strength`, cell: ({ strength }) => `${wholePercent(strength ?? 0)}%`, align: 'end' },
        {
          header: t`Why`,
          cell: ({ reasons }) => (
            <ul>
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          ),
        },
      ]}
    />
  );
}
