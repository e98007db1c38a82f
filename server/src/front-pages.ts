import { countryOf } from '@fap/shared/help/country-of.ts';
import { describeTimestamp } from '@fap/shared/platform/describe-timestamp.ts';
import type { Context } from 'hono';
import { findLatestAnchoredBlock } from './areas/vault/index.ts';
import type { SessionFinder } from './platform/http/gatekeeper.ts';
import type { HttpVariables } from './platform/http/http-app.ts';
import { languageOfRequest } from './platform/http/language.ts';
import type { Env } from './platform/runtime/env.ts';
import type { FrontPage, FrontPageFilling } from './platform/web-app/front-page.ts';
import type { WebAppOptions } from './platform/web-app/serve-web-app.ts';
import { inLanguage } from './platform/words/speakers.ts';
import type { Ctx } from './platform/write/context.ts';

interface FrontPageNeeds {
  env: Env;
  ctx: Ctx;
  findSession: SessionFinder;
}

/** Whether somebody is signed in who asks for a page; nobody while the database is away, because the app then says what does not work. */
export const isSignedIn =
  ({ ctx, findSession }: Omit<FrontPageNeeds, 'env'>): WebAppOptions['isSignedIn'] =>
  async (http) => {
    try {
      const session = await findSession(http.env.incoming);
      if (session?.renewedCookie) http.header('Set-Cookie', session.renewedCookie);
      return session !== null;
    } catch (error) {
      ctx.log.warn({ err: error }, 'a page could not bring its first answers');
      return false;
    }
  };

/** The pages of somebody who is not signed in; whoever is, gets the app. */
export function frontPages({ env, ctx, findSession }: FrontPageNeeds): FrontPage[] {
  /** Asks only when nobody is signed in. */
  const whenSignedOut =
    (find: (http: Context<HttpVariables>) => Promise<FrontPageFilling>): FrontPage['findFilling'] =>
    async (http) => {
      try {
        const session = await findSession(http.env.incoming);
        if (session?.renewedCookie) http.header('Set-Cookie', session.renewedCookie);
        return session ? null : await find(http);
      } catch (error) {
        // The app's page needs no database, and says what does not work.
        ctx.log.warn({ err: error }, 'a front page could not be filled in');
        return null;
      }
    };
  return [
    {
      path: '/',
      findFilling: whenSignedOut(async (http) => {
        const block = await findLatestAnchoredBlock(ctx);
        const timestamp = inLanguage(languageOfRequest(http), () => describeTimestamp(env.dataMode, block));
        return { file: 'landing.html', places: { timestamp } };
      }),
    },
    {
      path: '/help',
      findFilling: whenSignedOut(async (http) => {
        const [language = ''] = (http.req.header('Accept-Language') ?? '').split(/[,;]/u);
        return { file: `help-${countryOf(language)}.html`, places: {} };
      }),
    },
  ];
}
