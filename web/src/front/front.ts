import { registerServiceWorker } from '../platform/register-service-worker.ts';
import { noticeSignIn } from './notice-sign-in.ts';
import { startOnUse } from './start-on-use.ts';

// The only script that a front page starts with. Until somebody does something, it loads nothing more.

/** What a visitor does first on a page. */
const FIRST_USES = ['pointerdown', 'keydown', 'scroll', 'touchstart'];

const stop = new AbortController();
for (const name of FIRST_USES)
  addEventListener(
    name,
    () => {
      stop.abort();
      // It loads the app for a visit without network, which somebody who only looks in does not need.
      registerServiceWorker();
    },
    { signal: stop.signal, passive: true },
  );

const root = document.querySelector<HTMLElement>('#root');
const script = root?.dataset.script;
if (root && script) startOnUse(root, script);
// Only the landing page has nothing to use.
else if (root) noticeSignIn();
