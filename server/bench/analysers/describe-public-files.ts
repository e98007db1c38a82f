import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FileTraces } from '@fap/shared/evidence/file-traces.ts';
import { traceFile } from '../../src/areas/evidence/reading/traces/trace-file.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.bmp': 'image/bmp',
  '.tif': 'image/tiff',
  '.tiff': 'image/tiff',
  '.pdf': 'application/pdf',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.eml': 'message/rfc822',
  '.html': 'text/html',
};

/** Looks through strangers' files below a folder: how many of each kind bear hidden data or code, and which. */
export async function describePublicFiles(folder: string): Promise<string> {
  const names = (await readdir(folder, { recursive: true })).filter(
    (name) => TYPES[extname(name).toLowerCase()],
  );
  const traced = await Promise.all(
    names.sort().map(async (name) => {
      const extension = extname(name).toLowerCase();
      const task = { fileName: name, mimeType: TYPES[extension] ?? '' };
      const traces = await traceFile(await readFile(join(folder, name)), task, {});
      return { name, extension, traces };
    }),
  );
  const rows = [...Map.groupBy(traced, ({ extension }) => extension)].map(([extension, files]) => {
    const marked = files.filter(({ traces }) => describeTraces(traces) !== '');
    const damaged = files.filter(({ traces }) => traces.isDamaged).length;
    return `| ${extension} | ${files.length} | ${damaged} | ${marked.length} |`;
  });
  return [
    '| kind | files | too damaged | with hidden data or code |',
    '|---|---:|---:|---:|',
    ...rows,
    '',
    ...traced.flatMap(({ name, traces }) => {
      const said = describeTraces(traces);
      return said === '' ? [] : [`${name}: ${said}`];
    }),
  ].join('\n');
}

const describeTraces = ({ hidden, code }: FileTraces): string =>
  [...hidden.map(({ way, what, bytes }) => `${way} ${what} ${bytes ?? ''}`.trim()), ...code].join(', ');
