import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { BookOpen, LayoutGrid, MessagesSquare } from 'lucide-react';
import { Suspense } from 'react';
import { paths } from '../../../platform/paths.ts';
import { ChoiceCard } from '../../../ui/choice-card.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { HelpByKind } from '../../catalogue/public/help-by-kind.tsx';
import { ReassuranceCards } from '../victims/reassurance-cards.tsx';

// Below what helps at once: somebody in a hurry need not wait for it.
const WorkTabs = lazyPart(async () => (await import('../victims/work-tabs.tsx')).WorkTabs);

const NEXT = [
  {
    href: paths.lessons(),
    icon: MessagesSquare,
    title: t`Practice lessons`,
    text: t`Judge ten messages and take a scam call, in a safe place.`,
  },
  {
    href: paths.education(),
    icon: LayoutGrid,
    title: t`Education Center`,
    text: t`How twelve kinds of scam work, and how to stay clear of them.`,
  },
  {
    href: paths.blog(),
    icon: BookOpen,
    title: t`Education Blog`,
    text: t`Longer stories about how scams are run.`,
  },
];

/** Explains to victims what helps first, what is done with a report, and why their evidence counts. */
export function VictimEducationScreen() {
  return (
    <PageFrame
      title={t`Victim Education Center`}
      lead={t`This was done to you. Here is what helps now, and what we do with what you tell us.`}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
        <section aria-labelledby="what-helps" className="max-w-3xl">
          <h2 id="what-helps" className="mb-3 text-xl font-semibold">
            <Trans>What helps first</Trans>
          </h2>
          <HelpByKind />
        </section>
        <ReassuranceCards />
        <Suspense fallback={<Loading label={t`Loading how we work…`} />}>
          <WorkTabs />
        </Suspense>
        <section aria-labelledby="read-on">
          <h2 id="read-on" className="text-xl font-semibold">
            <Trans>When you are ready</Trans>
          </h2>
          <ul className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {NEXT.map((choice) => (
              <li key={choice.href}>
                <ChoiceCard {...choice} />
              </li>
            ))}
          </ul>
        </section>
      </div>
    </PageFrame>
  );
}
