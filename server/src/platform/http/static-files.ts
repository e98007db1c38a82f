import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, MiddlewareHandler } from 'hono';
import type { HttpApp, HttpVariables } from './http-app.ts';

export const WEB_FOLDER = fileURLToPath(new URL('../../../../web/dist', import.meta.url));

/** A file name at the end of a path; no path of a screen ends like that. */
const FILE_ENDING = /\.[a-z][a-z0-9]{0,7}$/iu;

const NONCE_PLACE = /(<meta property="csp-nonce" nonce=")(")/u;

/**
 * Serves the built web app: hashed assets with an immutable cache header, paths of screens as the app's page, missing
 * files as 404.
 */
export function serveWebApp(app: HttpApp): void {
  const root = relative(process.cwd(), WEB_FOLDER) || '.';
  app.use('/assets/*', cacheFor('public, max-age=31536000, immutable'), serveStatic({ root }));
  const page = async (http: Context<HttpVariables>) => {
    const index = `${WEB_FOLDER}/index.html`;
    if (!existsSync(index)) return http.text('The web app is not built: run "pnpm build".', 503);
    // Each response has its own nonce: a cached page would not match the next policy.
    http.header('Cache-Control', 'no-store');
    const nonce = http.get('secureHeadersNonce') ?? '';
    return http.html((await readFile(index, 'utf8')).replace(NONCE_PLACE, `$1${nonce}$2`));
  };
  app.get('/', page);
  app.get('/index.html', page);
  app.use('*', cacheFor('no-cache'), serveStatic({ root }));
  app.get('*', (http) => {
    const { path } = http.req;
    return path.startsWith('/assets/') || FILE_ENDING.test(path) ? http.notFound() : page(http);
  });
}

/** Sets the cache headers. */
function cacheFor(value: string): MiddlewareHandler {
  return async (http, next) => {
    await next();
    if (http.res.ok && !http.res.headers.has('Cache-Control')) http.header('Cache-Control', value);
  };
}
