import { signInAddress } from '@fap/shared/auth/next-path.ts';
import { ArrowLeft, House, LayoutGrid } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Button } from '../ui/button.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { NAV_ENTRIES } from './nav.ts';
import { PATHS } from './paths.ts';

const addressOf = ({ pathname, search }: Location): string => pathname + search;

const POPULAR = [
  { name: 'Cluster Command Room', path: PATHS.clusters },
  { name: 'Scan Toolkit', path: PATHS.scanToolkit },
  { name: 'ReconDogs Command Room', path: PATHS.recondogs },
  { name: 'Cluster DNA Analysis', path: PATHS.clusterDna },
  { name: 'Elder Shield', path: PATHS.elderShield },
  { name: 'Victim Education Center', path: PATHS.victimEducation },
  { name: 'Scam Flow Library', path: PATHS.scamFlows },
  { name: 'Truth Vault', path: PATHS.vault },
  { name: 'Home', path: PATHS.home },
  { name: 'Scam Taxonomy', path: PATHS.taxonomy },
];

/** No such page, or none for somebody who is signed out. */
export function NotFoundScreen({ isSignedOut = false }: { isSignedOut?: boolean }) {
  const [location, navigate] = useLocation();
  const [showsAll, setShowsAll] = useState(false);
  return (
    <PageFrame title="404 - Page Not Found" width="reading">
      <p className="text-lg">
        {isSignedOut ? 'Not shown while you are signed out:' : 'There is nothing at'}{' '}
        <code className="rounded-sm bg-sunken px-1.5 py-0.5 break-all">{location}</code>
      </p>
      {isSignedOut && (
        <p className="mt-3 text-ink-soft">
          You are signed out, and most pages need an account.{' '}
          <a className="link" href={signInAddress(PATHS.signIn, addressOf(window.location))}>
            Sign in
          </a>{' '}
          to come back to this address.
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => navigate(PATHS.home)}>
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
      {showsAll && <LinkList title="All pages" links={NAV_ENTRIES} />}
    </PageFrame>
  );
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
