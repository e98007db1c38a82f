import { AppError, type ErrorBody } from '@fap/shared/kernel/app-error.ts';
import type { Language } from '@fap/shared/kernel/languages.ts';
import { t } from '@fap/shared/kernel/words.ts';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isDatabaseAway, isDiskFull } from '../postgres/database-away.ts';
import { noDiskSpaceError } from '../runtime/disk-space.ts';
import { sayKnown } from '../words/speakers.ts';
import type { HttpVariables } from './http-app.ts';
import { languageOfRequest } from './language.ts';
import { sendJson } from './send-json.ts';

const RETRY_AFTER_SECONDS = 2;

/** Maps any thrown error to the one JSON error form; unexpected errors are logged, never shown. */
export function mapError(error: Error, http: Context<HttpVariables>): Response {
  const known = toAppError(error);
  // A refusal with a cause is a fault of a dependency, such as an unreachable store.
  if (!known || isDatabaseAway(error) || isDiskFull(error) || error.cause !== undefined)
    http.get('ctx').log.error({ err: error, path: http.req.path }, 'a request failed');
  const shown = known ?? new AppError('INTERNAL');
  if (shown.retryAfterSeconds !== undefined) http.header('Retry-After', String(shown.retryAfterSeconds));
  return sendJson(
    http,
    sayError(shown.toBody(), languageOfRequest(http)),
    shown.status as ContentfulStatusCode,
  );
}

/** A refusal in the reader's language; its code, paths and data stay as they are. */
const sayError = (body: ErrorBody, language: Language): ErrorBody => ({
  ...body,
  message: sayKnown(language, body.message),
  ...(body.issues && {
    issues: body.issues.map((issue) => ({ ...issue, message: sayKnown(language, issue.message) })),
  }),
});

function toAppError(error: Error): AppError | null {
  if (error instanceof AppError) return error;
  if (error instanceof HTTPException && error.status < 500) return new AppError('INVALID');
  // A path or query that is not valid percent-encoding.
  if (error instanceof URIError) return new AppError('INVALID', { message: t`The address is not valid` });
  if (isDiskFull(error)) return noDiskSpaceError();
  if (isDatabaseAway(error)) return new AppError('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  return null;
}
