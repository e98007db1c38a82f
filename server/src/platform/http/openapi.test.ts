import { describe, expect, test } from 'vitest';
import { ALL_ENDPOINTS } from '../../areas.ts';
import { openApiDocument } from './openapi.ts';

interface Operation {
  summary: string;
  security: unknown[];
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { required: boolean; content: Record<string, { schema?: object }> };
  responses: Record<string, { description: string; content?: Record<string, { schema?: object }> }>;
}
interface Document {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
}

// Through JSON, as clients read it, without values JSON cannot express.
const document = JSON.parse(JSON.stringify(openApiDocument(ALL_ENDPOINTS))) as Document;
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
);

test('it is OpenAPI 3.1 with a title and a version', () => {
  expect(document.openapi).toMatch(/^3\.1\.\d+$/u);
  expect(document.info.title).toBeTruthy();
  expect(document.info.version).toBeTruthy();
});

test('it contains every call, and no other', () => {
  const listed = operations.map(({ path, method }) => `${method.toUpperCase()} ${path}`);
  const declared = ALL_ENDPOINTS.map(
    ({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/gu, '{$1}')}`,
  );
  expect(listed.sort()).toEqual(declared.sort());
});

test('a call that takes files names the field of each', () => {
  const fieldsOf = ({ requestBody }: Operation) => {
    const schema = requestBody?.content['multipart/form-data']?.schema as { properties?: object } | undefined;
    return schema && Object.keys(schema.properties ?? {});
  };
  const named = operations.flatMap(({ path, operation }) => {
    const fields = fieldsOf(operation);
    return fields ? [[path, fields]] : [];
  });
  expect(Object.fromEntries(named)).toEqual({
    '/api/evidence/upload': ['evidence'],
    '/api/vault/verify': ['file', 'proof'],
    '/api/elder/replay': ['file'],
    '/api/elder/transactions/import': ['file'],
  });
});

describe('each operation is complete', () => {
  test.for(operations.map(({ path, method, operation }) => [`${method} ${path}`, path, operation] as const))(
    '%s',
    ([, path, operation]) => {
      expect(operation.summary.length).toBeGreaterThan(5);
      const named = [...path.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name).sort();
      const described = operation.parameters.filter((parameter) => parameter.in === 'path');
      expect(described.map(({ name }) => name).sort()).toEqual(named);
      expect(described.every(({ required }) => required)).toBe(true);
      expect(Object.keys(operation.responses).length).toBeGreaterThan(0);
      for (const [status, response] of Object.entries(operation.responses)) {
        expect(status).toMatch(/^[1-5]\d\d$/u);
        expect(response.description).toBeTruthy();
      }
      if (operation.security.length > 0) expect(operation.responses).toHaveProperty('401');
      for (const { schema } of Object.values(operation.requestBody?.content ?? {}))
        expect(schema).toBeDefined();
    },
  );
});

test('every reference resolves', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/gu)].map(
    ([, target = '']) => target,
  );
  expect(references.length).toBeGreaterThan(0);
  for (const target of new Set(references)) {
    const found = target
      .replace(/^#\//u, '')
      .split('/')
      .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], document);
    expect(found, target).toBeDefined();
  }
});
