import type { CaseDetails } from '@fap/shared/cases/entities.ts';
import { t } from '@lingui/core/macro';
import { dateFormat } from '../../../platform/locale.ts';
import { FigurePanel } from '../../../ui/figure-panel.tsx';
import { formatThousands } from '../format-thousands.ts';

const day = dateFormat({ dateStyle: 'medium' });

/** When the case was opened, and how much it is about; its cluster's figures stand beside those that were entered. */
export function CaseFigures({ details }: { details: CaseDetails }) {
  const { cluster, victimCount, amountStolen, evidenceCount, createdAt } = details;
  const ofCluster = (own: number | string, value: number | string | null) =>
    value === null || own === value ? {} : { note: t`Cluster: ${value}` };
  const stolen = formatThousands(amountStolen);
  const clusterStolen =
    cluster && cluster.amountStolen !== null ? formatThousands(cluster.amountStolen) : null;
  return (
    <FigurePanel
      figures={[
        { label: t`Created`, value: day.format(new Date(createdAt)) },
        { label: t`Victims`, value: victimCount, ...ofCluster(victimCount, cluster?.victims ?? null) },
        { label: t`Amount stolen`, value: stolen, ...ofCluster(stolen, clusterStolen) },
        { label: t`Evidence files`, value: evidenceCount },
      ]}
    />
  );
}
