import { AppError } from '@fap/shared/kernel/app-error.ts';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { HttpVariables } from '../../../platform/http/http-app.ts';
import { TAXII_TYPE } from './taxii-paths.ts';

/** Answers with JSON of TAXII, and its length. */
export function sendTaxii(
  http: Context<HttpVariables>,
  body: object,
  status: ContentfulStatusCode = 200,
): Response {
  const text = JSON.stringify(body);
  return http.body(text, status, {
    'Content-Type': TAXII_TYPE,
    'Content-Length': String(Buffer.byteLength(text)),
  });
}

/** Whether an Accept header takes TAXII 2.1: by name, without a version, or as anything. */
export function acceptsTaxii(accept: string | undefined): boolean {
  return (accept ?? '*/*').split(',').some((one) => {
    const [type, ...parameters] = one.split(';').map((part) => part.trim().toLowerCase());
    if (type === '*/*' || type === 'application/*') return true;
    const version = parameters.find((part) => part.startsWith('version='));
    return type === 'application/taxii+json' && (version === undefined || version === 'version=2.1');
  });
}

/** An error in the form of TAXII (section 3.6.1); what nobody expected goes on to be logged. */
export function taxiiError(http: Context<HttpVariables>, error: unknown): Response {
  if (!(error instanceof AppError)) throw error;
  if (error.status === 401) http.header('WWW-Authenticate', 'Basic realm="TAXII", charset="UTF-8"');
  if (error.retryAfterSeconds !== undefined) http.header('Retry-After', String(error.retryAfterSeconds));
  return sendTaxii(
    http,
    { title: error.message, error_code: error.code, http_status: String(error.status) },
    error.status as ContentfulStatusCode,
  );
}

/** The answer to who asks for something else than TAXII 2.1. */
export const notAcceptable = (http: Context<HttpVariables>): Response =>
  sendTaxii(http, { title: `Only ${TAXII_TYPE} is sent here`, http_status: '406' }, 406);
