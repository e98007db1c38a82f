import { sessionContract } from '@fap/shared/auth/session-contract.ts';
import { describeTimestamp } from '@fap/shared/platform/describe-timestamp.ts';
import { Trans } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { Link } from 'wouter';
import { urlOf } from '../../../platform/api-client.ts';
import { useAppConfig } from '../../../platform/app-config.ts';
import { paths } from '../../../platform/paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Brand } from '../../../ui/brand.tsx';
import { Button } from '../../../ui/button.tsx';
import { LanguageLinks } from '../../../ui/language-links.tsx';
import { PRODUCT_NAME } from '../../../ui/product-name.ts';
import { ClusterPicture } from '../components/cluster-picture.tsx';
import { FeatureList } from '../components/feature-list.tsx';

const SIGN_IN = urlOf(sessionContract.loginPage);
const SIGN_UP = urlOf(sessionContract.signupPage);

/** The landing page for signed-out visitors. */
export function LandingScreen() {
  const { dataMode, latestAnchoredBlock } = useAppConfig();
  return <Landing timestamp={describeTimestamp(dataMode, latestAnchoredBlock)} />;
}

/** What the platform does, and links to sign in. */
export function Landing({ timestamp }: { timestamp: string }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{PRODUCT_NAME}</title>
      <header className="border-b border-line bg-surface">
        <div className="mx-auto flex h-16 max-w-7xl items-center gap-2 px-3 sm:gap-4 sm:px-6">
          <Brand />
          <Badge tone="accent" className="tracking-wider max-[24rem]:px-1.5 max-[24rem]:text-[0.625rem]">
            <Trans>FORENSIC</Trans>
          </Badge>
          <span className="ml-auto">
            <LanguageLinks path={paths.home()} />
          </span>
          <Button asChild>
            <a href={SIGN_IN}>
              <Trans>Sign In</Trans>
            </a>
          </Button>
        </div>
      </header>
      <main className="flex-1">
        <div className="mx-auto grid max-w-7xl items-center gap-x-16 gap-y-12 px-4 py-14 sm:px-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)] lg:py-24">
          <div>
            <h1 className="max-w-xl text-4xl leading-[1.08] font-semibold tracking-[-0.03em] sm:text-5xl lg:text-[3.5rem]">
              <Trans>
                <span className="whitespace-nowrap">Forensic-Grade</span> Fraud Detection Platform
              </Trans>
            </h1>
            <p className="mt-6 max-w-lg text-lg text-ink-soft sm:text-xl sm:leading-relaxed">
              <Trans>
                Scammers rarely stop at one person. Tell us what happened, and we look for what your report
                shares with others.
              </Trans>
            </p>
            <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
              <Button asChild variant="primary" size="lg">
                <a href={SIGN_IN}>
                  <Trans>Access Platform</Trans>
                  <ArrowRight aria-hidden className="size-4" />
                </a>
              </Button>
              <p className="text-ink-soft">
                <Trans>
                  New here?{' '}
                  <a href={SIGN_UP} className="link">
                    Create an account
                  </a>
                </Trans>
              </p>
            </div>
          </div>
          <ClusterPicture />
        </div>
        <FeatureList />
      </main>
      <LandingFooter timestamp={timestamp} />
    </div>
  );
}

function LandingFooter({ timestamp }: { timestamp: string }) {
  return (
    <footer className="border-t border-line bg-surface">
      <p className="mx-auto max-w-7xl px-4 pt-6 sm:px-6">
        <Trans>
          Did it just happen?{' '}
          <Link href={paths.help()} className="link font-medium">
            What to do in the first minutes
          </Link>
        </Trans>
      </p>
      <p className="mx-auto max-w-7xl px-4 pt-2 pb-6 text-sm text-ink-soft sm:px-6">{timestamp}</p>
    </footer>
  );
}
