import { caseFacts, caseTopic } from '@fap/shared/cases/events.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { usePages } from '../../../platform/pages.ts';
import { useTopic } from '../../../platform/use-topic.ts';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { ExactTime } from '../../../ui/exact-time.tsx';
import { ExportLinks } from '../../../ui/export-links.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { caseSteps, refreshCase } from '../data.ts';

/** What happened to a case, newest first. Whatever happens next, it and the whole case are read again. */
export function TimelineCard({ caseId }: { caseId: string }) {
  const refresh = () => refreshCase(caseId);
  useTopic(caseTopic(caseId), caseFacts, {
    onGathered: refresh,
    onJoined: refresh,
    onTruncated: refresh,
  });
  const steps = usePages(caseSteps, { params: { id: caseId } });
  return (
    <Card>
      <CardHeader title={t`Timeline`} hint={t`Each step is an entry of the case’s log, which only grows.`} />
      <CardBody>
        <PagedList
          pages={steps}
          things={t`steps`}
          after={
            <ExportLinks table="case-timeline" things={t`steps`} query={{ id: caseId }} className="mt-4" />
          }
          empty={
            <p className="text-ink-soft">
              <Trans>Nothing yet.</Trans>
            </p>
          }
        >
          {(items) => (
            <ol className="grid gap-4 border-l border-line pl-4">
              {items.map(({ seq, at, actor, sentence }) => (
                <li key={seq}>
                  <p className="wrap-anywhere">{sentence}</p>
                  <p className="text-sm text-ink-soft">
                    {actor && `${actor} · `}
                    <ExactTime at={at} />
                  </p>
                </li>
              ))}
            </ol>
          )}
        </PagedList>
      </CardBody>
    </Card>
  );
}
