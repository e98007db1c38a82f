import { PublicShell } from '../app/public-shell.tsx';
import { HelpScreen } from '../areas/help/screens/help-screen.tsx';
import { paths } from '../platform/paths.ts';
import { FrontProvider } from './front-provider.tsx';

/** First help for somebody who is not signed in: rendered by the build, and again by the browser once it is used. */
export function HelpPage({ country }: { country: string }) {
  const path = paths.help();
  return (
    <FrontProvider path={path}>
      <PublicShell path={path}>
        <HelpScreen country={country} />
      </PublicShell>
    </FrontProvider>
  );
}
