import { AppError } from '@fap/shared/kernel/app-error.ts';
import type { Context } from 'hono';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { HttpVariables } from './http-app.ts';

type Http = Context<HttpVariables>;
type Page = HtmlEscapedString | Promise<HtmlEscapedString>;

/** Runs the work of a form; an error that its sender can do something about is said on the page again. */
export async function orPage(
  http: Http,
  pageOf: (error: string) => Page,
  work: () => Promise<Response>,
): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'INTERNAL') throw error;
    if (error.retryAfterSeconds !== undefined) http.header('Retry-After', String(error.retryAfterSeconds));
    return http.html(pageOf(error.message), error.status as ContentfulStatusCode);
  }
}
