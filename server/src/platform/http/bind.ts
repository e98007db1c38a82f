import type { Capability } from '@fap/shared/auth/capabilities.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import type { EndpointDefinition, EndpointInput, EndpointResponse } from '@fap/shared/kernel/endpoint.ts';
import type { Context } from 'hono';
import * as v from 'valibot';
import { spend } from '../limits/spend.ts';
import { sayAnswer } from '../words/say-answer.ts';
import { authorize, type Ctx } from '../write/context.ts';
import type { HttpApp, HttpVariables } from './http-app.ts';
import { languageOfRequest } from './language.ts';
import { parseBody } from './parse-body.ts';
import { parseInput } from './parse-input.ts';
import { sendJson } from './send-json.ts';
import { actorByToken } from './token-holder.ts';

type Status = 200 | 201 | 202;

/** A response with its own status. */
export class Reply<T> {
  readonly status: Status;
  readonly body: T;
  constructor(status: Status, body: T) {
    this.status = status;
    this.body = body;
  }
}

/** Answers with this status and JSON body. */
export const reply = <T>(status: Status, body: T): Reply<T> => new Reply(status, body);

type Json<D extends EndpointDefinition> = EndpointResponse<D>;
export type Handler<D extends EndpointDefinition> = (
  ctx: Ctx,
  input: EndpointInput<D>,
  http: Context<HttpVariables>,
) => Promise<Json<D> | Reply<Json<D>> | Response>;

/**
 * Binds an endpoint: checks access, parses params, query and body once, spends its rate limit, runs the handler, and
 * validates the response against the contract.
 */
export function bind<const D extends EndpointDefinition>(
  app: HttpApp,
  endpoint: D,
  handler: Handler<D>,
): void {
  const ending = endingOf(endpoint.path);
  app.on(endpoint.method, routeOf(endpoint.path), async (http) => {
    const ctx = ctxFor(http, endpoint);
    checkAccess(ctx, endpoint);
    const input = {
      params: parsePart(endpoint.params, withoutEnding(http.req.param(), ending)),
      query: parsePart(endpoint.query, http.req.query()),
      body: await parseBody(http, endpoint),
    } as EndpointInput<D>;
    if (endpoint.limit) await spend(ctx, endpoint.limit);
    const result = await handler(ctx, input, http);
    if (result instanceof Response) return result;
    const { status, body } = result instanceof Reply ? result : reply(200, result);
    const answer = checkAnswer(endpoint, status, body);
    const schema = endpoint.responses[status] as v.GenericSchema;
    return sendJson(http, sayAnswer(schema, answer, languageOfRequest(http)) as object, status);
  });
}

/** What a path adds to its last parameter, such as `.pdf`: part of the address and not of the parameter. */
const endingOf = (path: string): string => /:\w+(\.[\w.]+)$/u.exec(path)?.[1] ?? '';

/** The path as the router wants it: it takes `:id.pdf` for a parameter of that name. */
const routeOf = (path: string): string =>
  path.replace(
    /(:\w+)(\.[\w.]+)$/u,
    (_, name: string, ending: string) => `${name}{.+${ending.replaceAll('.', '\\.')}}`,
  );

const withoutEnding = (params: Record<string, string>, ending: string): Record<string, string> =>
  ending === ''
    ? params
    : Object.fromEntries(
        Object.entries(params).map(([name, value]) => [
          name,
          value.endsWith(ending) ? value.slice(0, -ending.length) : value,
        ]),
      );

/** The request's context; with a token its owner acts in it, as far as the token opens this call. */
function ctxFor(http: Context<HttpVariables>, endpoint: EndpointDefinition): Ctx {
  const token = http.get('token');
  if (token) http.set('ctx', { ...http.get('ctx'), actor: actorByToken(token, endpoint) });
  return http.get('ctx');
}

function checkAccess(ctx: Ctx, endpoint: EndpointDefinition): void {
  if (endpoint.access === 'public') return;
  if (ctx.actor.accountId === null) throw new AppError('UNAUTHENTICATED');
  if (endpoint.access !== 'signed-in') authorize(ctx, endpoint.access as Capability);
}

function parsePart(schema: v.GenericSchema | undefined, value: unknown): unknown {
  return schema ? parseInput(schema, value) : undefined;
}

function checkAnswer(endpoint: EndpointDefinition, status: Status, body: unknown): unknown {
  const schema = endpoint.responses[status];
  if (schema === undefined || typeof schema === 'string') {
    throw new Error(
      `${endpoint.method} ${endpoint.path} answered ${status}, which its contract does not name`,
    );
  }
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const path = (issue.path ?? []).map((item) => String(item.key)).join('.');
  throw new Error(
    `${endpoint.method} ${endpoint.path} answered something else than its contract: ${path} ${issue.message}`,
  );
}
