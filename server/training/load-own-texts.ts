import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { SCAM_TYPES, type ScamType } from '@fap/shared/catalogue/scam-types.ts';
import type { Channel, LabelledText } from './labelled-text.ts';

const FOLDER = fileURLToPath(new URL('./texts/', import.meta.url));
const HEADER = /^=== (?<fields>.+)$/u;
const CHANNELS: readonly string[] = ['email', 'sms', 'chat', 'call', 'post'];

/** Loads the project's own texts of a folder, unless told otherwise those that teach; throws for an invalid header. */
export async function loadOwnTexts(folder = FOLDER): Promise<LabelledText[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.txt')).sort();
  const files = await Promise.all(names.map(async (name) => readFile(`${folder}/${name}`, 'utf8')));
  return files.flatMap((content, index) => parseTexts(content, names[index] ?? ''));
}

/** Parses `=== label | channel | type | theme` headers, each with the text below it; the file's name gives the source. */
function parseTexts(content: string, fileName: string): LabelledText[] {
  const texts: LabelledText[] = [];
  let lines: string[] = [];
  const finish = () => {
    const last = texts.at(-1);
    if (last) last.text = lines.join('\n').trim();
    lines = [];
  };
  for (const line of content.split('\n')) {
    const fields = HEADER.exec(line)?.groups?.fields;
    if (fields === undefined) lines.push(line);
    else {
      finish();
      texts.push(parseHeader(fields, fileName));
    }
  }
  finish();
  return texts;
}

function parseHeader(fields: string, fileName: string): LabelledText {
  const [label = '', channel = '', type = ''] = fields.split('|').map((field) => field.trim());
  const isScam = label === 'scam';
  if (!(isScam || label === 'legit') || !CHANNELS.includes(channel))
    throw new Error(`${fileName}: "${fields}" is no header`);
  if (isScam && !(SCAM_TYPES as readonly string[]).includes(type))
    throw new Error(`${fileName}: "${type}" is no scam type`);
  return {
    text: '',
    isScam,
    type: isScam ? (type as ScamType) : null,
    channel: channel as Channel,
    source: `own-${fileName.replace(/(?:-\d+)?\.txt$/u, '')}`,
  };
}
