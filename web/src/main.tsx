import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './app/providers.tsx';
import { AppRouter } from './app/router.tsx';
import { trackScrollPositions } from './app/scroll-positions.ts';
import { AREAS } from './areas.ts';
import { registerServiceWorker } from './platform/register-service-worker.ts';
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
startTransition(() =>
  app.render(
    <StrictMode>
      <Providers>
        <AppRouter areas={AREAS} />
      </Providers>
    </StrictMode>,
  ),
);
registerServiceWorker();
