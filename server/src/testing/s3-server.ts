import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An S3-compatible store in memory, over real HTTP, with only the calls that the product makes. */
export interface S3Server {
  url: string;
  bucket: string;
  objects: Map<string, Buffer>;
  /** Each call as `METHOD path`. */
  calls: string[];
  /** Switches errors as the answer to every call on or off. */
  fail(isFailing: boolean): void;
  stop(): Promise<void>;
}

/** Starts an empty store with one bucket. */
export async function startS3Server(bucket: string): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const calls: string[] = [];
  let isFailing = false;
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent((request.url ?? '/').split('?', 1)[0] ?? '/');
    calls.push(`${request.method} ${path}`);
    const body = await bodyOf(request);
    if (isFailing) return answer(response, 403, 'AccessDenied');
    if (!/^AWS4-HMAC-SHA256 Credential=[^/]+\//u.test(request.headers.authorization ?? ''))
      return answer(response, 403, 'AccessDenied');
    if (path !== `/${bucket}` && !path.startsWith(`/${bucket}/`))
      return answer(response, 404, 'NoSuchBucket');
    const key = path.slice(bucket.length + 2);
    if (request.method === 'PUT') {
      const checksum = createHash('sha256').update(body).digest('base64');
      if (request.headers['x-amz-checksum-sha256'] !== checksum) return answer(response, 400, 'BadDigest');
      objects.set(key, body);
      return answer(response, 200);
    }
    if (key === '') return answer(response, 200);
    if (request.method === 'DELETE') {
      objects.delete(key);
      return answer(response, 204);
    }
    const object = objects.get(key);
    if (!object) return answer(response, 404, 'NoSuchKey');
    response.writeHead(200, { 'content-length': object.length });
    response.end(request.method === 'HEAD' ? undefined : object);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bucket,
    objects,
    calls,
    fail(value) {
      isFailing = value;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function answer(response: ServerResponse, status: number, code?: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(code && `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}
