import { t } from '@lingui/core/macro';
import { FileText, Fingerprint, type LucideIcon, Network, ShieldCheck } from 'lucide-react';

const FEATURES: readonly { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: Fingerprint,
    title: t`Evidence Processing`,
    text: t`We keep your messages and files unchanged, give each a SHA-256 fingerprint, and look for wallets, domains and numbers.`,
  },
  {
    icon: Network,
    title: t`Scam Clustering`,
    text: t`Reports that share a wallet, a website or a number can become one case. You see what links them.`,
  },
  {
    icon: ShieldCheck,
    title: t`Elder Protection`,
    text: t`A second pair of eyes on payments, for somebody you care about.`,
  },
  {
    icon: FileText,
    title: t`Forensic Reports`,
    text: t`Dossiers that name their sources, so that others can check them.`,
  },
];

/** The platform's four features. */
export function FeatureList() {
  return (
    <section aria-label={t`What it does`} className="border-t border-line bg-surface">
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
