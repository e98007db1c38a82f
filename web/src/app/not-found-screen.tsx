import { signInAddress } from '@fap/shared/auth/next-path.ts';
import { sessionContract } from '@fap/shared/auth/session-contract.ts';
import { ArrowLeft, House, LayoutGrid } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { paths } from '../platform/paths.ts';
import { Button } from '../ui/button.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { useNavEntries } from './nav.ts';

const addressOf = ({ pathname, search }: Location): string => pathname + search;

const POPULAR = [
  { name: 'Cluster Command Room', path: paths.clusters() },
  { name: 'Scan Toolkit', path: paths.scanToolkit() },
  { name: 'ReconDogs Command Room', path: paths.recondogs() },
  { name: 'Cluster DNA Analysis', path: paths.clusterDna() },
  { name: 'Elder Shield', path: paths.elderShield() },
  { name: 'Victim Education Center', path: paths.victimEducation() },
  { name: 'Scam Flow Library', path: paths.scamFlows() },
  { name: 'Truth Vault', path: paths.vault() },
  { name: 'Home', path: paths.home() },
  { name: 'Scam Taxonomy', path: paths.taxonomy() },
];

/** Shown for unknown pages, and for pages that need an account while signed out. */
export function NotFoundScreen({ isSignedOut = false }: { isSignedOut?: boolean }) {
  const [location, navigate] = useLocation();
  const [showsAll, setShowsAll] = useState(false);
  return (
    <PageFrame title="404 - Page Not Found" width="reading">
      <p className="text-lg">
        {isSignedOut ? 'You can’t see this page while you’re signed out:' : 'There is nothing at'}{' '}
        <code className="rounded-sm bg-sunken px-1.5 py-0.5 break-all">{location}</code>
      </p>
      {isSignedOut && (
        <p className="mt-3 text-ink-soft">
          Most pages need an account. Once you have signed in, you come back to this page.
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {isSignedOut && (
          <Button asChild variant="primary">
            <a href={signInAddress(sessionContract.loginPage.path, addressOf(window.location))}>Sign in</a>
          </Button>
        )}
        <Button variant={isSignedOut ? 'secondary' : 'primary'} onClick={() => navigate(paths.home())}>
          <House aria-hidden className="size-4" />
          Return Home
        </Button>
        <Button onClick={() => window.history.back()}>
          <ArrowLeft aria-hidden className="size-4" />
          Go Back
        </Button>
        <Button onClick={() => setShowsAll((shows) => !shows)} aria-expanded={showsAll}>
          <LayoutGrid aria-hidden className="size-4" />
          Browse All Pages
        </Button>
      </div>
      <LinkList title="Perhaps you were looking for" links={POPULAR} />
      {showsAll && <AllPages />}
    </PageFrame>
  );
}

function AllPages() {
  return <LinkList title="All pages" links={useNavEntries()} />;
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
