import type * as v from 'valibot';
import type { LimitName } from './limits.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Schema = v.GenericSchema;
export type BodyKind = 'json' | 'form' | 'multipart';
/** Content of a response that is not JSON. */
export type NonJson = 'html' | 'file' | 'redirect' | 'text';

/**
 * One call of the HTTP interface, declared once: the server binds it, the web client calls it, the OpenAPI
 * document lists it and the matrix test walks it.
 */
export interface EndpointDefinition {
  method: HttpMethod;
  /** Path with `:name` parameters, beginning with `/api/`. */
  path: string;
  summary: string;
  /** `public`, `signed-in`, or the capability that the caller's roles must give. */
  access: string;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  bodyKind?: BodyKind;
  /** The fields of a multipart body that hold a file each. */
  fileFields?: readonly string[];
  /** The body is optional. */
  bodyOptional?: boolean;
  /** The rate limit that each request spends; required for every write, see the test beside the server's `bind`. */
  limit?: LimitName;
  responses: Partial<Record<200 | 201 | 202 | 204 | 303, Schema | NonJson>>;
}

/** Declares an endpoint; keeps the literal types so that client and server infer from it. */
export function defineEndpoint<const D extends EndpointDefinition>(definition: D): D {
  return definition;
}

type Output<S> = S extends Schema ? v.InferOutput<S> : undefined;
type Input<S> = S extends Schema ? v.InferInput<S> : undefined;

/** What a handler receives: parsed params, query and body. */
export interface EndpointInput<D extends EndpointDefinition> {
  params: Output<D['params']>;
  query: Output<D['query']>;
  body: Output<D['body']>;
}

type Nothing = Record<never, never>;
/** A part with only optional fields is optional itself. */
type Part<Key extends string, S> = S extends Schema
  ? Nothing extends Input<S>
    ? Partial<Record<Key, Input<S>>>
    : Record<Key, Input<S>>
  : Nothing;
/** What a caller passes: only the parts the endpoint has. */
export type EndpointRequest<D extends EndpointDefinition> = Part<'params', D['params']> &
  Part<'query', D['query']> &
  Part<'body', D['body']>;

type JsonSchemas<R> = { [K in keyof R]: R[K] extends Schema ? R[K] : never }[keyof R];
/** The JSON response of an endpoint (the union over its success statuses). */
export type EndpointResponse<D extends EndpointDefinition> = v.InferOutput<
  JsonSchemas<D['responses']> & Schema
>;
