import { FileText, Fingerprint, type LucideIcon, Network, ShieldCheck } from 'lucide-react';

const FEATURES: readonly { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: Fingerprint,
    title: 'Evidence Processing',
    text: 'Messages and files are kept unchanged, given a SHA-256 fingerprint and read for wallets, domains and numbers.',
  },
  {
    icon: Network,
    title: 'Scam Clustering',
    text: 'Reports that share a hard identifier belong together. You always see which one, and why.',
  },
  {
    icon: ShieldCheck,
    title: 'Elder Protection',
    text: 'Suspicious payments are held back until a person they trust has had a look.',
  },
  {
    icon: FileText,
    title: 'Forensic Reports',
    text: 'Dossiers name their sources and say what was checked, so that others can check it again.',
  },
];

/** The four things the platform does. */
export function FeatureList() {
  return (
    <section aria-label="What it does" className="border-t border-line bg-surface">
      <ul className="mx-auto grid max-w-7xl gap-x-10 gap-y-10 px-4 py-14 sm:grid-cols-2 sm:px-6 lg:grid-cols-4 lg:py-16">
        {FEATURES.map(({ icon: Icon, title, text }) => (
          <li key={title}>
            <Icon aria-hidden strokeWidth={1.5} className="size-7 text-accent" />
            <h2 className="mt-4 text-lg font-semibold">{title}</h2>
            <p className="mt-1.5 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
