import { signInAddress } from '@fap/shared/auth/next-path.ts';
import { sessionContract } from '@fap/shared/auth/session-contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowLeft, House, LayoutGrid } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { paths } from '../platform/paths.ts';
import { Button } from '../ui/button.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { useNavEntries } from './nav.ts';

const addressOf = ({ pathname, search }: Location): string => pathname + search;

const POPULAR = [
  { name: t`Cluster Command Room`, path: paths.clusters() },
  { name: t`Scan Toolkit`, path: paths.scanToolkit() },
  { name: t`ReconDogs Command Room`, path: paths.recondogs() },
  { name: t`Cluster DNA Analysis`, path: paths.clusterDna() },
  { name: t`Elder Shield`, path: paths.elderShield() },
  { name: t`Victim Education Center`, path: paths.victimEducation() },
  { name: t`Scam Flow Library`, path: paths.scamFlows() },
  { name: t`Truth Vault`, path: paths.vault() },
  { name: t`Home`, path: paths.home() },
  { name: t`Scam Taxonomy`, path: paths.taxonomy() },
];

/** Shown for unknown pages, and for pages that need an account while signed out. */
export function NotFoundScreen({ isSignedOut = false }: { isSignedOut?: boolean }) {
  const [location, navigate] = useLocation();
  const [showsAll, setShowsAll] = useState(false);
  return (
    <PageFrame title={t`404 - Page Not Found`} width="reading">
      <p className="text-lg">
        {isSignedOut ? t`You can’t see this page while you’re signed out:` : t`There is nothing at`}{' '}
        <code className="rounded-sm bg-sunken px-1.5 py-0.5 break-all">{location}</code>
      </p>
      {isSignedOut && (
        <p className="mt-3 text-ink-soft">
          <Trans>Most pages need an account. Once you have signed in, you come back to this page.</Trans>
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {isSignedOut && (
          <Button asChild variant="primary">
            <a href={signInAddress(sessionContract.loginPage.path, addressOf(window.location))}>
              <Trans>Sign in</Trans>
            </a>
          </Button>
        )}
        <Button variant={isSignedOut ? 'secondary' : 'primary'} onClick={() => navigate(paths.home())}>
          <House aria-hidden className="size-4" />
          <Trans>Return Home</Trans>
        </Button>
        <Button onClick={() => window.history.back()}>
          <ArrowLeft aria-hidden className="size-4" />
          <Trans>Go Back</Trans>
        </Button>
        <Button onClick={() => setShowsAll((shows) => !shows)} aria-expanded={showsAll}>
          <LayoutGrid aria-hidden className="size-4" />
          <Trans>Browse All Pages</Trans>
        </Button>
      </div>
      <LinkList title={t`Perhaps you were looking for`} links={POPULAR} />
      {showsAll && <AllPages />}
    </PageFrame>
  );
}

function AllPages() {
  return <LinkList title={t`All pages`} links={useNavEntries()} />;
}

function LinkList({ title, links }: { title: string; links: readonly { name: string; path: string }[] }) {
  return (
    <section className="mt-10">
      <h2 className="text-lg font-semibold">{title}</h2>
      <ul className="mt-3 grid gap-x-8 gap-y-1 sm:grid-cols-2">
        {links.map((link) => (
          <li key={link.path}>
            <Link href={link.path} className="link inline-block py-1.5">
              {link.name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
