import { CLUSTERS_TOPIC, clusterFacts } from '@fap/shared/clusters/events.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  Dna,
  Globe,
  type LucideIcon,
  Network,
  Newspaper,
  Radar,
  ScanSearch,
  ShieldCheck,
  Waypoints,
} from 'lucide-react';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { useRead } from '../../../platform/read.ts';
import { serverNowMs } from '../../../platform/server-clock.ts';
import { useTopic } from '../../../platform/use-topic.ts';
import { flowPatterns, harvestSources, harvestStatus } from './data.ts';
import { dnaWords, flowWords, harvestWords, networkWords, unitWords } from './feature-words.ts';

const DNA_FACTS = { dna: clusterFacts.dna };
/** After a restart the DNA of all clusters may be computed at once. */
const GATHER_MS = 2_000;

interface Feature {
  title: string;
  icon: LucideIcon;
  text: string;
  href: string;
  /** A second place of the same feature. */
  also?: readonly { label: string; href: string }[];
}

/** The parts of the platform, each leading there; figures in their sentences are counted. */
export function FeatureCards() {
  const harvest = useRead(harvestStatus).data;
  const sources = useRead(harvestSources).data;
  const patterns = useRead(flowPatterns).data?.flowPatterns;
  useTopic(CLUSTERS_TOPIC, DNA_FACTS, {
    onGathered: () => void flowPatterns.refresh(),
    gatherMs: GATHER_MS,
  });
  const now = serverNowMs();
  const features: readonly Feature[] = [
    { title: t`Cluster DNA Engine`, icon: Dna, text: dnaWords(), href: paths.clusterDna() },
    {
      title: t`User Scan Toolkit`,
      icon: ScanSearch,
      text: t`Check a message or file for warning signs.`,
      href: paths.userScanToolkit(),
    },
    {
      title: t`Elder Protection`,
      icon: ShieldCheck,
      text: t`A second pair of eyes on payments, and guardians who are told.`,
      href: paths.elderProtection(),
    },
    {
      title: t`Scam Flow Library`,
      icon: Waypoints,
      text: flowWords(patterns),
      href: paths.scamFlowLibrary(),
    },
    {
      title: t`Media Escalation`,
      icon: Newspaper,
      text: t`Press summaries of puzzles that are 90% solved. Two people approve each one.`,
      href: paths.mediaEscalation(),
    },
    {
      title: t`Intelligence Network`,
      icon: Network,
      text: networkWords(sources, now),
      href: paths.intelligenceNetwork(),
    },
    {
      title: t`ReconDogs Control`,
      icon: Radar,
      text: unitWords(),
      href: paths.recondogsControl(),
      also: [
        { label: t`Command Room`, href: paths.recondogs() },
        { label: t`Operations`, href: paths.operations() },
      ],
    },
    {
      title: t`Global Harvester`,
      icon: Globe,
      text: harvestWords(harvest, now),
      href: paths.globalHarvest(),
    },
  ];
  return (
    <section aria-labelledby="features-title" className="mt-12">
      <h2 id="features-title" className="text-xl font-semibold">
        <Trans>Tools</Trans>
      </h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {features.map((feature) => (
          <li key={feature.title} className="min-w-0">
            <FeatureCard {...feature} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function FeatureCard({ title, icon: Icon, text, href, also }: Feature) {
  return (
    <article className="relative flex h-full flex-col rounded-lg border border-line bg-surface p-5 hover:border-accent-line hover:bg-accent-soft">
      <Icon aria-hidden strokeWidth={1.75} className="size-5 text-accent" />
      <h3 className="mt-3 font-semibold">
        {/* The whole card is its link. */}
        <Link href={href} className="after:absolute after:inset-0 after:rounded-lg">
          {title}
        </Link>
      </h3>
      <p className="mt-1 text-sm text-ink-soft">{text}</p>
      {also && (
        <p className="mt-auto flex flex-wrap gap-x-4 pt-3 text-sm">
          {also.map(({ label, href: place }) => (
            <Link key={place} href={place} className="link relative z-10 inline-block py-1">
              {label}
            </Link>
          ))}
        </p>
      )}
    </article>
  );
}
