import type { Playbook } from '@fap/shared/playbook/playbook-result.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CircleCheck, CircleDashed, Download } from 'lucide-react';
import { Link } from 'wouter';
import { paths } from '../../platform/paths.ts';
import { saveFile } from '../../platform/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { ExactTime } from '../../ui/exact-time.tsx';
import { FigurePanel } from '../../ui/figure-panel.tsx';
import { playbookCsv } from './playbook-csv.ts';

/** The basis and confidence of a playbook, with buttons to copy or download it. */
export function PlaybookSummary({ playbook }: { playbook: Playbook }) {
  const { evidence, confidence, clusterId } = playbook;
  const json = JSON.stringify(playbook, null, 2);
  return (
    <section aria-labelledby="playbook-summary" className="space-y-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="playbook-summary" className="text-lg font-semibold">
            <Trans>
              Playbook of{' '}
              <Link href={paths.puzzle(clusterId)} className="link">
                {clusterId}
              </Link>
            </Trans>
          </h2>
          <p className="text-sm text-ink-soft">
            <Trans>
              Extracted <ExactTime at={playbook.extractedAt} /> by rules, version {playbook.version}
            </Trans>
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <CopyButton label={t`Copy the playbook as JSON`} value={json} />
          <Button size="sm" onClick={() => saveFile(`playbook-${clusterId}.json`, 'application/json', json)}>
            <Download aria-hidden className="size-4" />
            <Trans>JSON</Trans>
          </Button>
          <Button
            size="sm"
            onClick={() => saveFile(`playbook-${clusterId}.csv`, 'text/csv', playbookCsv(playbook))}
          >
            <Download aria-hidden className="size-4" />
            <Trans>CSV</Trans>
          </Button>
        </div>
      </div>
      <FigurePanel
        figures={[
          {
            label: t`Confidence`,
            value: confidence === null ? null : `${confidence}%`,
            note: confidence === null ? t`Not enough data` : t`coverage by rules × reports`,
          },
          {
            label: t`Reports with their words`,
            value: evidence.reportsWithWords,
            note: t`of ${evidence.reports}${evidence.isCut ? t`, the newest` : ''}`,
          },
          {
            label: t`Sentences recognised`,
            value: evidence.labelledTurns,
            note: t`of ${evidence.turns} they wrote or said`,
          },
        ]}
      />
      <p className="text-sm text-ink-soft">{playbook.confidenceWhy}</p>
      <Admissibility playbook={playbook} />
    </section>
  );
}

function Admissibility({ playbook }: { playbook: Playbook }) {
  const shown = playbook.admissibilityChecks.filter(({ isShown }) => isShown).length;
  return (
    <details className="rounded-lg border border-line bg-surface px-5 py-3">
      <summary className="cursor-pointer py-1 font-medium">
        <Trans>
          Court readiness: {shown} of {playbook.admissibilityChecks.length} checks passed
        </Trans>
      </summary>
      <ul className="mt-2 space-y-2 pb-2 text-sm">
        {playbook.admissibilityChecks.map(({ check, isShown, detail }) => {
          const Icon = isShown ? CircleCheck : CircleDashed;
          return (
            <li key={check} className="flex items-start gap-2">
              <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-soft" />
              <span>
                {check}: <strong className="font-semibold">{isShown ? t`shown` : t`not shown`}</strong>
                <span className="block text-ink-soft">{detail}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
