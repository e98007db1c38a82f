import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { loadOverlays } from './app/load-overlays.ts';
import { Providers } from './app/providers.tsx';
import { AppRouter } from './app/router.tsx';
import { trackScrollPositions } from './app/scroll-positions.ts';
import { AREAS } from './areas.ts';
import { appConfig } from './platform/app-config.ts';
import { patternsOf, screensOf } from './platform/area.ts';
import { screenOfPage } from './platform/first-answers.ts';
import { registerServiceWorker } from './platform/register-service-worker.ts';
import { currentUser } from './platform/session.ts';
import { shareStyleNonce } from './platform/style-nonce.ts';
import { followTheme } from './platform/theme.ts';
import './ui/theme.css';

shareStyleNonce();
followTheme();
trackScrollPositions();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const app = createRoot(root);
// A transition, so that React can interrupt the first render and a slow device stays responsive.
const draw = () =>
  startTransition(() =>
    app.render(
      <StrictMode>
        <Providers>
          <AppRouter areas={AREAS} />
        </Providers>
      </StrictMode>,
    ),
  );

/**
 * A page that brought its first answers shows its screen with them as soon as it is known who is signed in; what fails here is asked
 * for again by the screen.
 */
async function prepare(pattern: string): Promise<void> {
  const screen = screensOf(AREAS, true).find((one) => patternsOf(one).includes(pattern));
  await Promise.allSettled([currentUser.prepare(), appConfig.prepare(), screen?.load()]);
}

const pattern = screenOfPage();
if (pattern === undefined) draw();
else void prepare(pattern).then(draw);
registerServiceWorker();
loadOverlays();
