import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { keepPlaces } from './app/kept-place.ts';
import { Providers } from './app/providers.tsx';
import { AppRouter } from './app/router.tsx';
import { AREAS } from './areas.ts';
import { shareStyleNonce } from './platform/style-nonce.ts';
import { followTheme } from './platform/theme.ts';
import './ui/theme.css';

shareStyleNonce();
followTheme();
keepPlaces();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const app = createRoot(root);
// A transition: the first drawing of everything may be interrupted, so that a slow device answers meanwhile.
startTransition(() =>
  app.render(
    <StrictMode>
      <Providers>
        <AppRouter areas={AREAS} />
      </Providers>
    </StrictMode>,
  ),
);
