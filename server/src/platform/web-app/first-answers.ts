import type { FirstAnswer } from '@fap/shared/platform/first-answers.ts';
import type { Context } from 'hono';
import type { HttpApp, HttpVariables } from '../http/http-app.ts';
import { languageCookie, languageOfRequest } from '../http/language.ts';

/** A page does not wait longer for its answers; the browser asks for what is missing, in milliseconds. */
const PATIENCE_MS = 400;

/** Headers of an answer that the app reads. */
const READ_HEADERS = ['content-type', 'link', 'x-total-count'];

/**
 * Makes calls as the browser of this request would, through the same checks and limits, and gives the successful answers by address.
 * A refused or failed call has none: the app makes it again and shows what became of it.
 */
export async function firstAnswers(
  app: HttpApp,
  http: Context<HttpVariables>,
  calls: readonly string[],
): Promise<Record<string, FirstAnswer>> {
  const answers: Record<string, FirstAnswer> = {};
  // Who asks is in the environment; the language is not.
  const headers = { Cookie: languageCookie(languageOfRequest(http)) };
  const asking = calls.map(async (address) => {
    const answer = await app.request(address, { headers }, http.env);
    const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
    const body = await answer.text();
    if (answer.status !== 200 || !isJson) return;
    const kept = READ_HEADERS.flatMap((name) => {
      const value = answer.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    answers[address] = { headers: Object.fromEntries(kept), body };
  });
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([Promise.allSettled(asking), patience]);
  clearTimeout(timer);
  // A call that answers later changes nothing of what is sent.
  return { ...answers };
}
