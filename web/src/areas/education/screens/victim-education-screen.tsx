import { BookOpen, LayoutGrid } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { lazyPart, usePreload } from '../../../platform/lazy-part.ts';
import { paths } from '../../../platform/paths.ts';
import { useUrlFilters } from '../../../platform/use-url-filters.ts';
import { ChoiceCard } from '../../../ui/choice-card.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { HelpByKind } from '../../catalogue/public/help-by-kind.tsx';
import { HelpTopics } from '../victims/help-topics.tsx';
import { ReassuranceCards } from '../victims/reassurance-cards.tsx';

const FILTERS = ['tab'] as const;

const Journey = lazyPart(async () => (await import('../victims/journey.tsx')).Journey);
const EvidenceMatters = lazyPart(
  async () => (await import('../victims/evidence-matters.tsx')).EvidenceMatters,
);
const loadOtherTabs = () => Promise.all([Journey.load(), EvidenceMatters.load()]);

const later = (content: ReactNode) => <Suspense fallback={<Loading label="Loading…" />}>{content}</Suspense>;

const TABS = [
  { id: 'help', label: 'How We Help You', content: <HelpTopics /> },
  { id: 'process', label: 'Investigation Process', content: later(<Journey />) },
  { id: 'evidence', label: 'Your Evidence Matters', content: later(<EvidenceMatters />) },
];

const NEXT = [
  {
    href: paths.education(),
    icon: LayoutGrid,
    title: 'Education Center',
    text: 'How twelve kinds of scam work, and how to stay clear of them.',
  },
  {
    href: paths.blog(),
    icon: BookOpen,
    title: 'Education Blog',
    text: 'Longer stories about how scams are run.',
  },
];

/** Explains to victims what helps first, what is done with a report, and why their evidence counts. */
export function VictimEducationScreen() {
  usePreload(loadOtherTabs);
  const [{ tab }, setFilters] = useUrlFilters(FILTERS);
  const open = TABS.some(({ id }) => id === tab) ? tab : 'help';
  return (
    <PageFrame
      title="Victim Education Center"
      lead="This was done to you. Here is what helps now, and what we do with what you tell us."
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
        <section aria-labelledby="what-helps" className="max-w-3xl">
          <h2 id="what-helps" className="mb-3 text-xl font-semibold">
            What helps first
          </h2>
          <HelpByKind />
        </section>
        <ReassuranceCards />
        <Tabs
          label="About our work"
          items={TABS}
          value={open}
          onChange={(id) => setFilters({ tab: id === 'help' ? '' : id })}
          panelClassName="pt-8"
        />
        <section aria-labelledby="read-on">
          <h2 id="read-on" className="text-xl font-semibold">
            When you are ready
          </h2>
          <ul className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-3">
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
