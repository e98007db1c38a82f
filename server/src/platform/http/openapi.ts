import { isOpenToEveryToken, scopeOfCall } from '@fap/shared/auth/token-calls.ts';
import { ERROR_STATUS } from '@fap/shared/kernel/app-error.ts';
import type { EndpointDefinition } from '@fap/shared/kernel/endpoint.ts';
import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

type JsonObject = Record<string, unknown>;

const MEDIA_TYPES = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
  html: 'text/html',
  file: 'application/octet-stream',
  text: 'text/plain',
};

/** Generates an OpenAPI 3.1 document of every endpoint from the contracts. */
export function openApiDocument(endpoints: readonly EndpointDefinition[]): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/gu, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Forensic Anti-Fraud Platform',
      version: '0.1.0',
      description: 'Calls are guarded and checked; refusals have one form, with a code and a sentence.',
    },
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'fap_session' },
        token: {
          type: 'http',
          scheme: 'bearer',
          description:
            'A token that somebody made in their account; x-token-scope says which scope opens a call.',
        },
      },
      schemas: { Error: errorSchema() },
    },
    paths,
  };
}

function operation(endpoint: EndpointDefinition): JsonObject {
  const isPublic = endpoint.access === 'public';
  const scope = isOpenToEveryToken(endpoint) ? 'any' : scopeOfCall(endpoint);
  const needsRole = !isPublic && endpoint.access !== 'signed-in';
  return {
    summary: endpoint.summary,
    security: isPublic ? [] : [{ session: [] }, ...(scope === null ? [] : [{ token: [] }])],
    ...(scope === null ? {} : { 'x-token-scope': scope }),
    ...(needsRole ? { 'x-capability': endpoint.access } : {}),
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...requestBody(endpoint),
    responses: responses(endpoint, isPublic, needsRole),
  };
}

function parameters(schema: v.GenericSchema | undefined, where: 'path' | 'query'): JsonObject[] {
  if (!schema) return [];
  const json = jsonSchema(schema, 'input');
  const required = (json.required as string[] | undefined) ?? [];
  return Object.entries((json.properties as JsonObject | undefined) ?? {}).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }));
}

function requestBody(endpoint: EndpointDefinition): JsonObject {
  if (!endpoint.body && endpoint.bodyKind !== 'multipart') return {};
  const schema = endpoint.body ? jsonSchema(endpoint.body, 'input') : fileSchema(endpoint.fileFields ?? []);
  const content = { [MEDIA_TYPES[endpoint.bodyKind ?? 'json']]: { schema } };
  return { requestBody: { required: !endpoint.bodyOptional, content } };
}

/** Parts of a multipart body, each a file. */
function fileSchema(fields: readonly string[]): JsonObject {
  const properties = Object.fromEntries(fields.map((field) => [field, { type: 'string', format: 'binary' }]));
  return { type: 'object', required: [...fields], properties };
}

function responses(endpoint: EndpointDefinition, isPublic: boolean, needsRole: boolean): JsonObject {
  const out: JsonObject = {};
  for (const [status, schema] of Object.entries(endpoint.responses)) {
    if (schema === 'redirect') out[status] = { description: 'Redirect' };
    else if (typeof schema === 'string')
      out[status] = { description: 'OK', content: { [MEDIA_TYPES[schema]]: {} } };
    else if (schema) {
      out[status] = {
        description: 'OK',
        content: { 'application/json': { schema: jsonSchema(schema, 'output') } },
      };
    }
  }
  const error = (description: string) => ({
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  });
  if (endpoint.params || endpoint.query || endpoint.body) out['400'] = error('The input is not valid');
  if (!isPublic) out['401'] = error('Not signed in');
  if (needsRole) out['403'] = error('Not allowed');
  if (endpoint.limit) out[String(ERROR_STATUS.TOO_MANY)] = error('Too many in a short time, see Retry-After');
  return out;
}

function jsonSchema(schema: v.GenericSchema, typeMode: 'input' | 'output'): JsonObject {
  // Checks that JSON Schema cannot express (a calendar date, storable text) are left out.
  const config: ConversionConfig = { typeMode, errorMode: 'ignore', target: 'draft-2020-12' };
  const { $schema: _, ...rest } = toJsonSchema(schema, config) as JsonObject;
  return rest;
}

function errorSchema(): JsonObject {
  return {
    type: 'object',
    required: ['message', 'code'],
    properties: {
      message: { type: 'string' },
      code: { enum: Object.keys(ERROR_STATUS) },
      issues: {
        type: 'array',
        items: {
          type: 'object',
          properties: { path: { type: 'string' }, message: { type: 'string' } },
          required: ['path', 'message'],
        },
      },
      data: { type: 'object' },
    },
  };
}
