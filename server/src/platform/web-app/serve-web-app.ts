import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Context } from 'hono';
import type { HttpApp, HttpVariables } from '../http/http-app.ts';
import { chooseLanguage, languageOfRequest } from '../http/language.ts';
import { fillAppPage, findAppPage } from './app-page.ts';
import { firstAnswers } from './first-answers.ts';
import { type FrontPage, fillFrontPage } from './front-page.ts';
import { sendFile } from './send-file.ts';
import { sendPage } from './send-page.ts';
import { webBuilds } from './web-builds.ts';

const WEB_FOLDER = fileURLToPath(new URL('../../../../web/dist', import.meta.url));

/** A file name at the end of a path; no path of a screen ends like that. */
const FILE_ENDING = /\.[a-z][a-z0-9]{0,7}$/iu;

const NONCE_PLACE = /(<meta property="csp-nonce" nonce=")(")/u;

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The page that checks evidence without a network: kept, not opened here, where the policy allows no inline script. */
const DOWNLOADED = '/verify.html';

export interface WebAppOptions {
  /** The folder of the build; the app's own without it. */
  folder?: string;
  /** The pages that the build rendered, for somebody who is not signed in. */
  frontPages: readonly FrontPage[];
  /** Whether somebody is signed in who asks for a page: it brings the first answers of its screen. */
  isSignedIn: (http: Context<HttpVariables>) => Promise<boolean>;
}

/**
 * Serves the built web app: hashed assets with an immutable cache header, the front pages as the build rendered them, paths of screens as
 * the app's page with what its screen begins with, missing files as 404.
 */
export function serveWebApp(
  app: HttpApp,
  { folder = WEB_FOLDER, frontPages, isSignedIn }: WebAppOptions,
): void {
  const builds = webBuilds(folder);
  const folderFor = (http: Context<HttpVariables>) => builds.folderOf(languageOfRequest(http));
  const bare = async (http: Context<HttpVariables>) => {
    const index = `${folderFor(http)}/index.html`;
    if (!existsSync(index)) return null;
    // Each response has its own nonce: a cached page would not match the next policy.
    const nonce = http.get('secureHeadersNonce') ?? '';
    return (await readFile(index, 'utf8')).replace(NONCE_PLACE, `$1${nonce}$2`);
  };
  const send = (http: Context<HttpVariables>, html: string | null) =>
    html === null ? http.text('The web app is not built: run "pnpm build".', 503) : sendPage(http, html);
  const page = async (http: Context<HttpVariables>) => {
    const html = await bare(http);
    const found = html === null ? null : await findAppPage(folderFor(http), new URL(http.req.url));
    if (html === null || !found || !(await isSignedIn(http))) return send(http, html);
    return send(http, fillAppPage(html, found, await firstAnswers(app, http, found.calls)));
  };
  app.use(chooseLanguage);
  for (const { path, findFilling } of frontPages)
    app.get(path, async (http) => {
      const filling = await findFilling(http);
      const html = filling && (await fillFrontPage(folderFor(http), filling));
      return html === null ? page(http) : sendPage(http, html);
    });
  // The app's page whoever asks: the service worker keeps it.
  app.get('/index.html', async (http) => send(http, await bare(http)));
  app.get('*', async (http) => {
    const { path } = http.req;
    const isAsset = path.startsWith('/assets/');
    const file = await builds.findFile(languageOfRequest(http), path);
    if (file && path === DOWNLOADED) http.header('Content-Disposition', 'attachment; filename="verify.html"');
    if (file) return sendFile(http, file, isAsset ? IMMUTABLE : 'no-cache');
    return isAsset || FILE_ENDING.test(path) ? http.notFound() : page(http);
  });
}
