import { AppError } from '@fap/shared/kernel/app-error.ts';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { sayKnown } from '../words/speakers.ts';
import type { HttpVariables } from './http-app.ts';
import { languageOfRequest } from './language.ts';
import { type ServerPage, sayPage } from './say-page.ts';

type Http = Context<HttpVariables>;

/** Runs the work of a form; an error that its sender can do something about is said on the page again. */
export async function orPage(
  http: Http,
  pageOf: (error: string) => ServerPage,
  work: () => Promise<Response>,
): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'INTERNAL') throw error;
    if (error.retryAfterSeconds !== undefined) http.header('Retry-After', String(error.retryAfterSeconds));
    const message = sayKnown(languageOfRequest(http), error.message);
    return sayPage(http, () => pageOf(message), error.status as ContentfulStatusCode);
  }
}
