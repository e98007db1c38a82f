import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import Ajv4 from 'ajv-draft-04';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { INDICATOR_TYPES } from '../indicators/indicator-types.ts';
import { compareEditions, outlineOf } from './compare-editions.ts';
import { type DossierContent, substanceSha256, writeContent } from './content.ts';
import { mispEvent } from './misp-event.ts';
import { stixBundle } from './stix-bundle.ts';
import { makeDossier } from './testing/make-dossier.ts';

/** The public schemas of STIX 2.1 and MISP, where they are: a folder beside the repository. Without them only the forms are checked. */
function findFolder(from: string): string | null {
  const folder = join(from, 'shared/data/interchange');
  if (existsSync(folder)) return folder;
  return dirname(from) === from ? null : findFolder(dirname(from));
}
const FOLDER = findFolder(import.meta.dirname);

const readJson = async (path: string) => JSON.parse(await readFile(path, 'utf8'));
type Checked = Record<string, unknown> & { type: string; id: string };
const objectsOf = (bundle: Record<string, unknown>) => bundle.objects as Checked[];

/** What the public schemas say against a bundle; nothing where they are not there. */
async function stixErrors(bundle: Record<string, unknown>): Promise<string[]> {
  if (!FOLDER) return [];
  const ajv = new Ajv2020({ strict: false, allErrors: true, unicodeRegExp: false });
  addFormats.default(ajv);
  const ids = new Map<string, string>();
  for (const kind of ['common', 'observables', 'sdos']) {
    const folder = join(FOLDER, 'stix2/schemas', kind);
    for (const name of await readdir(folder)) {
      const schema = await readJson(join(folder, name));
      ajv.addSchema(schema);
      if (kind === 'sdos') ids.set(name.replace('.json', ''), schema.$id);
    }
  }
  return objectsOf(bundle).flatMap((one) => {
    const validate = ajv.getSchema(ids.get(one.type) ?? '');
    if (!validate) return [`no schema of ${one.type}`];
    return validate(one) ? [] : [`${one.id}: ${ajv.errorsText(validate.errors)}`];
  });
}

async function mispErrors(event: Record<string, unknown>): Promise<string[]> {
  if (!FOLDER) return [];
  const ajv = new Ajv4.default({ strict: false, allErrors: true });
  addFormats.default(ajv as never);
  const validate = ajv.compile(await readJson(join(FOLDER, 'misp/schema.json')));
  return validate(event) ? [] : [ajv.errorsText(validate.errors)];
}

describe('STIX 2.1', () => {
  test('a bundle passes the public schemas, with indicators of every type and with none', async () => {
    expect(await stixErrors(stixBundle(makeDossier()))).toEqual([]);
    expect(await stixErrors(stixBundle(makeDossier({ indicators: [] })))).toEqual([]);
  });

  test('it names each indicator once, and equal editions give equal bundles', () => {
    const bundle = stixBundle(makeDossier());
    const objects = objectsOf(bundle);
    expect(new Set(objects.map(({ id }) => id)).size).toBe(INDICATOR_TYPES.length + 2);
    const report = objects.find(({ type }) => type === 'report');
    expect(report?.object_refs).toEqual(objects.filter((one) => one !== report).map(({ id }) => id));
    expect(stixBundle(makeDossier())).toEqual(bundle);
  });
});

describe('MISP', () => {
  test('an event passes the public schema, and its types and categories are known ones', async () => {
    const event = mispEvent(makeDossier());
    expect(await mispErrors(event)).toEqual([]);
    if (!FOLDER) return;
    const { result } = await readJson(join(FOLDER, 'misp/describeTypes.json'));
    const attributes = (event.Event as { Attribute: { type: string; category: string }[] }).Attribute;
    expect(attributes).toHaveLength(INDICATOR_TYPES.length);
    for (const { type, category } of attributes)
      expect(result.category_type_mappings[category], `${category} ${type}`).toContain(type);
  });
});

describe('editions', () => {
  const { edition: _, ...content } = makeDossier();

  test('time, stamps and the length of the log are no news; a piece, a report or an indicator is', () => {
    const substance = substanceSha256(content);
    const later: DossierContent = {
      ...content,
      writtenAt: '2027-01-01T00:00:00.000Z',
      custody: { ...content.custody, length: 9, head: 'cd'.repeat(32) },
      cluster: { ...content.cluster, lastActivityAt: '2027-01-01T00:00:00.000Z' },
    };
    expect(substanceSha256(later)).toBe(substance);
    expect(writeContent(later)).not.toBe(writeContent(content));
    const changes: Partial<DossierContent>[] = [
      { indicators: content.indicators.slice(1) },
      { executiveSummary: { ...content.executiveSummary, reports: 3 } },
      { anatomy: content.anatomy.map((layer) => ({ ...layer, pieces: 2 })) },
      { strike: { ...content.strike, gates: { ...content.strike.gates, signOff: true } } },
    ];
    for (const change of changes) expect(substanceSha256({ ...content, ...change })).not.toBe(substance);
  });

  test('what changed is told in sentences, what went as well as what came', () => {
    const before = outlineOf(content, []);
    const after = {
      ...before,
      reports: 3,
      completeLayers: [1, 2, 3],
      indicators: ['another', ...before.indicators.slice(2)],
    };
    expect(compareEditions(before, before)).toEqual([]);
    expect(compareEditions(before, after)).toEqual([
      'Reports: 2 before, 3 now.',
      '2 layers more solved.',
      '1 indicator more named.',
      '2 indicators no longer named.',
    ]);
  });
});
