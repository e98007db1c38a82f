import { TOKEN_PREFIX } from '@fap/shared/auth/token-scopes.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import type { EndpointDefinition } from '@fap/shared/kernel/endpoint.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { platformContract } from '@fap/shared/platform/contract.ts';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { NONCE, secureHeaders } from 'hono/secure-headers';
import { bindDevelopmentChain, findLatestAnchoredBlock } from './areas/vault/index.ts';
import type { Ports } from './areas.ts';
import { bindSampleFeeds } from './demo/sample-feeds/bind-sample-feeds.ts';
import { frontPages, isSignedIn } from './front-pages.ts';
import { type AnyArea, bindAreas, endpointsOf } from './platform/areas/area.ts';
import { bind } from './platform/http/bind.ts';
import { docsPage } from './platform/http/docs-page.ts';
import { mapError } from './platform/http/error-mapper.ts';
import type { Gatekeeper, SessionFinder } from './platform/http/gatekeeper.ts';
import type { HttpApp, HttpVariables } from './platform/http/http-app.ts';
import { chooseLanguage } from './platform/http/language.ts';
import { mayReadMetrics } from './platform/http/metrics-access.ts';
import { openApiDocument } from './platform/http/openapi.ts';
import type { TokenFinder } from './platform/http/token-holder.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import { isDiskFull } from './platform/postgres/database-away.ts';
import type { DiskSpace } from './platform/runtime/disk-space.ts';
import type { Env } from './platform/runtime/env.ts';
import { onBehalfOf } from './platform/runtime/on-behalf.ts';
import { bearerToken } from './platform/runtime/secret-token.ts';
import { serveWebApp } from './platform/web-app/serve-web-app.ts';
import type { Actor, Ctx } from './platform/write/context.ts';

export interface AppOptions {
  env: Env;
  ctx: Ctx;
  /** The areas whose calls are bound. */
  areas: readonly AnyArea[];
  ports: Ports;
  findSession: SessionFinder;
  findToken: TokenFinder;
  gatekeeper: Gatekeeper;
  disk: DiskSpace;
  metrics: Metrics;
  /** The address under which people reach this server. */
  publicOrigin: () => string;
  /** Names the services that are not ready; empty when all are. */
  notReady: () => Promise<string[]>;
}

/** Whatever programs call; all the rest are pages and files. */
const CALLS = ['/api/*', '/taxii2/*'];
/** Pages below `/api` that people read. */
const SIGN_IN_PAGES = ['/api/login', '/api/signup'];
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const NOBODY: Actor = {
  accountId: null,
  displayName: 'Visitor',
  roles: [],
  isPlatform: false,
  sessionId: null,
};
/** The HTTP composition root: the middleware of every request, then the routes of the areas. */
export function createApp(options: AppOptions): HttpApp {
  const app: HttpApp = new Hono<HttpVariables>();
  app.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Radix and the board set styles by script, which the policy allows; a style sheet in the page needs the nonce.
        styleSrc: ["'self'", NONCE],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
      crossOriginResourcePolicy: 'same-origin',
      // No page uses a device, so injected scripts may not either.
      permissionsPolicy: {
        camera: [],
        microphone: [],
        geolocation: [],
        payment: [],
        usb: [],
        displayCapture: [],
      },
      referrerPolicy: 'same-origin',
      strictTransportSecurity: options.env.publicUrl?.startsWith('https:') ? 'max-age=31536000' : false,
      xFrameOptions: 'DENY',
    }),
  );
  bindHealth(app, options);
  // What the build made is compressed already.
  for (const calls of CALLS) app.use(calls, compress());
  const observe = (http: Context<HttpVariables>, startedAt: number) =>
    options.metrics.httpSeconds
      .labels(http.req.method, http.req.routePath, String(http.res.status))
      .observe((performance.now() - startedAt) / 1000);
  const admit: MiddlewareHandler<HttpVariables> = async (http, next) => {
    const ctx = { ...options.ctx, requestId: options.ctx.ids.uuid(), actor: NOBODY };
    http.set('ctx', ctx);
    http.header('Cache-Control', 'no-store');
    const startedAt = performance.now();
    if (!SAFE_METHODS.has(http.req.method)) refuseForeign(options.gatekeeper, http.req.header());
    const bearer = bearerToken(http.req.header('authorization'));
    if (bearer?.startsWith(TOKEN_PREFIX)) {
      // A cookie beside it counts for nothing, and until a call's own scope lets the token in, nobody acts.
      const token = await options.findToken(bearer);
      if (!token) throw new AppError('UNAUTHENTICATED');
      http.set('token', token);
      await onBehalfOf(token.accountId, next);
      observe(http, startedAt);
      return;
    }
    const session = await options.findSession(http.env.incoming);
    if (session) http.set('ctx', { ...ctx, actor: session.actor });
    if (session?.renewedCookie) http.header('Set-Cookie', session.renewedCookie);
    // Without a session no call can occupy a shared worker.
    await (session?.actor.accountId ? onBehalfOf(session.actor.accountId, next) : next());
    observe(http, startedAt);
  };
  for (const pages of SIGN_IN_PAGES) app.use(pages, chooseLanguage);
  for (const calls of CALLS) app.use(calls, admit);
  app.onError((error, http) => {
    if (isDiskFull(error)) options.disk.noteFull();
    return mapError(error, http);
  });

  const endpoints: readonly EndpointDefinition[] = [
    ...Object.values(platformContract),
    ...endpointsOf(options.areas),
  ];
  bindPlatform(app, options, endpoints);
  bindAreas(app, options.areas, options.ports);

  const paths = endpoints.map(
    ({ path }) => new RegExp(`^${path.replace(/:\w+/gu, '[^/]+').replaceAll('.', '\\.')}$`, 'u'),
  );
  app.all('/api/*', (http) => {
    if (http.get('ctx').actor.accountId === null) throw new AppError('UNAUTHENTICATED');
    if (paths.some((path) => path.test(http.req.path))) throw new AppError('METHOD_NOT_ALLOWED');
    throw new AppError('NOT_FOUND', { message: t`There is no such call` });
  });
  if (options.env.dataMode === 'demo') {
    bindSampleFeeds(app, options.ctx.clock);
    bindDevelopmentChain(app, options.ctx, options.publicOrigin, options.gatekeeper);
  }
  serveWebApp(app, { frontPages: frontPages(options), isSignedIn: isSignedIn(options) });
  return app;
}

function bindHealth(app: HttpApp, { env, metrics, notReady }: AppOptions): void {
  app.get('/healthz', (http) => http.text('ok'));
  app.get('/readyz', async (http) => {
    const missing = await notReady();
    return missing.length === 0 ? http.text('ready') : http.text(`not ready: ${missing.join(', ')}`, 503);
  });
  app.get('/metrics', async (http) => {
    if (!mayReadMetrics(env, http.env.incoming)) return http.text('Unauthorized', 401);
    return http.text(await metrics.registry.metrics(), 200, { 'Content-Type': metrics.registry.contentType });
  });
}

function bindPlatform(
  app: HttpApp,
  { env, ctx }: AppOptions,
  endpoints: readonly EndpointDefinition[],
): void {
  const document = openApiDocument(endpoints);
  bind(app, platformContract.appConfig, async () => ({
    dataMode: env.dataMode,
    uploadMaxBytes: env.uploadMaxBytes,
    latestAnchoredBlock: await findLatestAnchoredBlock(ctx),
    now: ctx.clock.now().toISOString(),
  }));
  bind(app, platformContract.openapi, async () => document as { openapi: string });
  bind(app, platformContract.docs, async (_ctx, _input, http) => http.html(docsPage(endpoints)));
}

/** A state-changing request must come from our own pages (or from no page at all). */
function refuseForeign(gatekeeper: Gatekeeper, headers: Record<string, string>): void {
  const isForeign = !gatekeeper.isAllowedOrigin(headers.origin);
  const isCrossSite = headers.origin === undefined && headers['sec-fetch-site'] === 'cross-site';
  if (isForeign || isCrossSite)
    throw new AppError('FORBIDDEN', { message: t`This request came from another site` });
}
