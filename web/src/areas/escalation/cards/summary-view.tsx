import type { Escalation } from '@fap/shared/escalation/contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';

type Summary = NonNullable<Escalation['summary']>;
type Sentence = Summary['sentences'][number];

/** Reports that are linked one by one; of more the number says enough. */
const MOST_LINKS = 20;

export interface SummaryViewProps {
  cluster: Escalation['cluster'];
  summary: Summary;
}

/** A press summary, section by section, with what proves each sentence. */
export function SummaryView({ cluster, summary }: SummaryViewProps) {
  const sections = [...Map.groupBy(summary.sentences, ({ section }) => section)];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {sections.map(([section, sentences]) => (
        <section key={section}>
          <h3 className="font-semibold">{section}</h3>
          <ul className="mt-1 grid grid-cols-[minmax(0,1fr)] gap-1.5">
            {sentences.map((sentence) => (
              <li key={sentence.text} className="wrap-anywhere">
                {sentence.text} <Proof cluster={cluster} proof={sentence.proof} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className="text-sm text-ink-soft">
        <Trans>
          SHA-256 of this text: <code className="wrap-anywhere">{summary.sha256}</code>
        </Trans>
      </p>
    </div>
  );
}

function Proof({ cluster, proof }: { cluster: Escalation['cluster']; proof: Sentence['proof'] }) {
  return <span className="text-sm text-ink-soft">[{proofOf(cluster, proof)}]</span>;
}

function proofOf(cluster: Escalation['cluster'], proof: Sentence['proof']) {
  switch (proof.kind) {
    case 'reports':
      return <ReportLinks clusterId={cluster.id} reportIds={proof.reportIds} people={proof.people} />;
    case 'layers': {
      const layer = proof.layers.length === 1 ? proof.layers[0] : undefined;
      return (
        <Link
          href={paths.puzzle(cluster.id, layer === undefined ? {} : { mode: 'contribute', layer })}
          className="link"
        >
          {layer === undefined ? t`the puzzle` : t`layer ${layer} of the puzzle`}
        </Link>
      );
    }
    case 'cluster':
      return (
        <Link href={paths.clusterChain({ id: cluster.clusterChainId })} className="link">
          <Trans>its custody log</Trans>
        </Link>
      );
    case 'catalogue':
      return (
        <Link href={paths.cluster(proof.id)} className="link">
          <Trans>our description of this kind of scam</Trans>
        </Link>
      );
    case 'offices':
      return t`published addresses of public offices`;
  }
}

interface ReportLinksProps {
  clusterId: string;
  reportIds: readonly string[];
  people: number;
}

/** Analysts can open the reports a figure was counted from; everybody else reads the figure. */
function ReportLinks({ clusterId, reportIds, people }: ReportLinksProps) {
  const more = reportIds.length - MOST_LINKS;
  if (reportIds.length === 0) return <Trans>counted from reports of at least {people} people</Trans>;
  return (
    <>
      <Trans>counted from report</Trans>{' '}
      {reportIds.slice(0, MOST_LINKS).map((id, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <Link href={paths.analystReport(clusterId, id)} className="link">
            {index + 1}
          </Link>
        </span>
      ))}
      {more > 0 && t` and ${more} more`}
    </>
  );
}
