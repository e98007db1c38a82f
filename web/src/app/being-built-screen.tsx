import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Boxes, FileSearch, ScanSearch } from 'lucide-react';
import type { PlannedScreen } from '../platform/area.ts';
import { paths } from '../platform/paths.ts';
import { ChoiceCard } from '../ui/choice-card.tsx';
import { PageFrame } from '../ui/page-frame.tsx';

const WORKS_TODAY = [
  {
    href: paths.buildCluster(),
    icon: FileSearch,
    title: t`Report a scam`,
    text: t`Tell us what happened and add your evidence, in five short steps.`,
  },
  {
    href: paths.clusters(),
    icon: Boxes,
    title: t`Browse clusters and their puzzles`,
    text: t`See which scams belong together, and help solve one.`,
  },
  {
    href: paths.scanToolkit(),
    icon: ScanSearch,
    title: t`Check a message or file`,
    text: t`Find the warning signs before you answer.`,
  },
];

/** Placeholder for a planned screen: says so and links to what works. */
export function BeingBuiltScreen({ screen: { title, sentence, Part } }: { screen: PlannedScreen }) {
  return (
    <PageFrame title={title} lead={sentence} width="reading">
      {/* What helps already comes before what does not: somebody in trouble reads no further. */}
      {Part && (
        <div className="mb-10">
          <Part />
        </div>
      )}
      <p className="rounded-lg border border-line bg-surface px-5 py-4">
        <Trans>
          <strong className="font-semibold">This page isn't ready yet.</strong> In the meantime, you can use
          what works today.
        </Trans>
      </p>
      <h2 className="mt-10 text-lg font-semibold">
        <Trans>What works today</Trans>
      </h2>
      <ul className="mt-4 grid gap-3">
        {WORKS_TODAY.map((choice) => (
          <li key={choice.href}>
            <ChoiceCard {...choice} />
          </li>
        ))}
      </ul>
    </PageFrame>
  );
}
