/** Headers and body of a request: at most one of json, form, multipart and body. */
export interface TestRequest {
  cookie?: string;
  headers?: Record<string, string>;
  json?: unknown;
  form?: Record<string, string>;
  multipart?: FormData;
  body?: string | Uint8Array<ArrayBuffer>;
}

export interface TestResponse {
  status: number;
  headers: Headers;
  text: string;
  bytes: Uint8Array;
  /** The body read as JSON; throws when it is none. */
  json<T = Record<string, unknown>>(): T;
}

const TIMEOUT_MS = 20_000;

/** Sends one request, follows no redirect, and waits for the whole answer. */
export async function sendRequest(
  baseUrl: string,
  method: string,
  path: string,
  request: TestRequest,
): Promise<TestResponse> {
  const { type, body } = bodyOf(request);
  const answer = await fetch(`${baseUrl}${path}`, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      ...(type ? { 'content-type': type } : {}),
      ...(request.cookie ? { cookie: request.cookie } : {}),
      ...request.headers,
    },
    ...(body === undefined ? {} : { body }),
  });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const text = new TextDecoder().decode(bytes);
  return {
    status: answer.status,
    headers: answer.headers,
    text,
    bytes,
    json: <T>() => JSON.parse(text) as T,
  };
}

function bodyOf({ json, form, multipart, body }: TestRequest): {
  type?: string;
  body?: NonNullable<RequestInit['body']>;
} {
  if (form) return { type: 'application/x-www-form-urlencoded', body: new URLSearchParams(form).toString() };
  if (json !== undefined) return { type: 'application/json', body: JSON.stringify(json) };
  if (multipart) return { body: multipart };
  return body === undefined ? {} : { body };
}
