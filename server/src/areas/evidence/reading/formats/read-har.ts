import * as v from 'valibot';
import { decodeText } from '../content/decode-text.ts';
import { type ReadingDraft, UnreadableFileError } from '../content/file-reading.ts';
import { TEXT_CHARACTERS } from '../content/reading-limits.ts';

const MAX_HOSTS = 50;

const namedPart = v.looseObject({ name: v.string() });
const entry = v.looseObject({
  startedDateTime: v.optional(v.string()),
  request: v.looseObject({
    method: v.string(),
    url: v.string(),
    postData: v.optional(
      v.looseObject({ params: v.optional(v.array(namedPart)), mimeType: v.optional(v.string()) }),
    ),
  }),
  response: v.looseObject({
    status: v.number(),
    redirectURL: v.optional(v.string()),
    content: v.optional(v.looseObject({ mimeType: v.optional(v.string()) })),
  }),
});
const har = v.looseObject({
  log: v.looseObject({
    creator: v.optional(v.looseObject({ name: v.optional(v.string()), version: v.optional(v.string()) })),
    pages: v.optional(v.array(v.looseObject({ title: v.optional(v.string()) }))),
    entries: v.array(entry),
  }),
});
type Entry = v.InferOutput<typeof entry>;

/** Reads a browser's record of a visit (HAR): the requested addresses and the names of sent fields, never values or cookies. */
export function readHar(bytes: Uint8Array): ReadingDraft {
  const { log } = parseHar(decodeText(bytes));
  let text = '';
  let read = 0;
  for (const one of log.entries) {
    if (text.length > TEXT_CHARACTERS) break;
    text += `${describeEntry(one)}\n`;
    read += 1;
  }
  const hosts = new Set(
    log.entries.flatMap(({ request: { url } }) => (URL.canParse(url) ? [new URL(url).host] : [])),
  );
  return {
    text,
    textSource: 'table',
    isCut: read < log.entries.length,
    metadata: [
      { name: 'Recorded by', value: [log.creator?.name, log.creator?.version].filter(Boolean).join(' ') },
      { name: 'Recorded at', value: log.entries[0]?.startedDateTime ?? '' },
      { name: 'Pages', value: (log.pages ?? []).flatMap(({ title }) => (title ? [title] : [])).join(', ') },
      { name: 'Requests', value: String(log.entries.length) },
      { name: 'Hosts', value: [...hosts].slice(0, MAX_HOSTS).join(', ') },
    ],
  };
}

function parseHar(text: string): v.InferOutput<typeof har> {
  try {
    return v.parse(har, JSON.parse(text.replace(/^\ufeff/u, '')));
  } catch (error) {
    if (error instanceof SyntaxError || v.isValiError(error))
      throw new UnreadableFileError('This is not a HAR file: it records no requests.');
    throw error;
  }
}

function describeEntry({ request, response }: Entry): string {
  const fields = (request.postData?.params ?? []).map(({ name }) => name);
  return [
    `${request.method} ${request.url} → ${response.status} ${response.content?.mimeType ?? ''}`.trimEnd(),
    ...(response.redirectURL ? [`  leads on to ${response.redirectURL}`] : []),
    ...(fields.length > 0 ? [`  sends ${fields.join(', ')}`] : []),
  ].join('\n');
}
