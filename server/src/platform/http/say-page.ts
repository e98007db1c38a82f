import type { Context } from 'hono';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { inLanguage } from '../words/speakers.ts';
import { languageOfRequest } from './language.ts';

/** A page of the server itself. */
export type ServerPage = HtmlEscapedString | Promise<HtmlEscapedString>;

/** Answers with a page in the reader's language. */
export const sayPage = (
  http: Context,
  makePage: () => ServerPage,
  status?: ContentfulStatusCode,
): Response | Promise<Response> => http.html(inLanguage(languageOfRequest(http), makePage), status);
