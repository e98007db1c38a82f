import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import type { HttpApp } from './http-app.ts';

export const WEB_FOLDER = fileURLToPath(new URL('../../../../web/dist', import.meta.url));

/** Serves the built web app: hashed assets for ever, everything else as the app's page, which finds its screen. */
export function serveWebApp(app: HttpApp): void {
  const root = relative(process.cwd(), WEB_FOLDER) || '.';
  app.use('/assets/*', cacheFor('public, max-age=31536000, immutable'), serveStatic({ root }));
  app.use(
    '*',
    cacheFor('no-cache'),
    serveStatic({ root, rewriteRequestPath: (path) => (path === '/' ? '/index.html' : path) }),
  );
  app.get('*', async (http) => {
    if (http.req.path.startsWith('/assets/')) return http.notFound();
    const index = `${WEB_FOLDER}/index.html`;
    if (!existsSync(index)) return http.text('The web app is not built: run "pnpm build".', 503);
    http.header('Cache-Control', 'no-cache');
    return http.html(await readFile(index, 'utf8'));
  });
}

/** Says how long browsers may keep what was found. */
function cacheFor(value: string): MiddlewareHandler {
  return async (http, next) => {
    await next();
    if (http.res.ok && !http.res.headers.has('Cache-Control')) http.header('Cache-Control', value);
  };
}
