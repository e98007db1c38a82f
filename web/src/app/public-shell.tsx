import { signInAddress } from '@fap/shared/auth/next-path.ts';
import { sessionContract } from '@fap/shared/auth/session-contract.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Brand } from '../ui/brand.tsx';
import { Button } from '../ui/button.tsx';
import { LanguageLinks } from '../ui/language-links.tsx';

/** The frame of a screen for everybody while nobody is signed in. */
export function PublicShell({ path, children }: { path: string; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-line bg-surface">
        <div className="mx-auto flex h-16 max-w-7xl items-center gap-2 px-3 sm:gap-4 sm:px-6">
          <Brand />
          <span className="ml-auto">
            <LanguageLinks path={path} />
          </span>
          <Button asChild>
            <a href={signInAddress(sessionContract.loginPage.path, path)}>
              <Trans>Sign In</Trans>
            </a>
          </Button>
        </div>
      </header>
      <main id="main" className="flex flex-1 flex-col">
        {children}
      </main>
    </div>
  );
}
