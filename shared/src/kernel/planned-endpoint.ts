import * as v from 'valibot';
import { defineEndpoint, type EndpointDefinition, type HttpMethod } from './endpoint.ts';
import { idSchema } from './schemas.ts';

type Extra = Pick<EndpointDefinition, 'body' | 'bodyKind' | 'bodyOptional'>;

/** Parameters named in a path, each an id. */
function paramsOf(path: string) {
  const names = [...path.matchAll(/:(\w+)/gu)].flatMap(([, name]) => (name ? [name] : []));
  return names.length ? { params: v.object(Object.fromEntries(names.map((name) => [name, idSchema]))) } : {};
}

/** Declares a planned call: guarded and parsed like the others, then 501 with one sentence. */
export const planned = (
  method: HttpMethod,
  path: string,
  summary: string,
  access = 'signed-in',
  extra: Extra = {},
) =>
  defineEndpoint({
    method,
    path,
    summary,
    access,
    planned: true,
    responses: {},
    ...paramsOf(path),
    ...extra,
  });
