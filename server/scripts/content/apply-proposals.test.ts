import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CATALOGUE } from '@fap/shared/catalogue/kinds/catalogue.ts';
import { ARTICLES } from '@fap/shared/education/articles/articles.ts';
import { findEntry } from '@fap/shared/education/content/entry-texts.ts';
import type { ContentKind } from '@fap/shared/education/content/proposal-rules.ts';
import { FLOWS } from '@fap/shared/education/flows/flows.ts';
import { GLOSSARY } from '@fap/shared/education/glossary.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ROOT } from '../repository.ts';
import { type AcceptedProposals, applyProposals, findPlacedTexts, readExport } from './apply-proposals.ts';

const ids: Readonly<Record<ContentKind, readonly { id: string }[]>> = {
  family: CATALOGUE,
  article: ARTICLES,
  flow: FLOWS,
  glossary: GLOSSARY,
};

test.each(Object.keys(ids) as ContentKind[])(
  'every text of each %s has exactly one place in the source',
  async (kind) => {
    const places = (await findPlacedTexts(ROOT)).filter((place) => place.kind === kind);
    const wrong = ids[kind].flatMap(({ id }) =>
      (findEntry(kind, id)?.texts ?? []).filter(
        ({ address, text }) =>
          places.filter((one) => one.entryId === id && one.address === address && one.text === text)
            .length !== 1,
      ),
    );
    expect(wrong.map(({ address }) => address)).toEqual([]);
    expect(places.length).toBeGreaterThan(ids[kind].length - 1);
  },
);

describe('on a copy', () => {
  let copy: string;
  beforeEach(async () => {
    copy = await mkdtemp(join(tmpdir(), 'fap-content-'));
    for (const folder of ['shared/src/catalogue', 'shared/src/education'])
      await cp(join(ROOT, folder), join(copy, folder), { recursive: true });
  });
  afterEach(() => rm(copy, { recursive: true, force: true }));

  const sourceOf = (path: string, root = copy) => readFile(join(root, path), 'utf8');
  function change(kind: ContentKind, entryId: string, address: string, proposedText: string) {
    const text = findEntry(kind, entryId)?.texts.find((one) => one.address === address)?.text;
    if (text === undefined) throw new Error(`${entryId} has no ${address}`);
    return { kind, entryId, address, baseText: text, proposedText, state: 'accepted' as const, version: 1 };
  }
  const ROMANCE = 'shared/src/catalogue/kinds/romance.ts';
  const FINGERPRINT = 'branches/rom-crisis/variants/rom-crisis-deployed/fingerprints/1';

  test('each change replaces its text and nothing else', async () => {
    const changes = [
      change('family', 'CLUSTER-002-ROM', 'description', 'Somebody plays love for money.'),
      change('family', 'CLUSTER-002-ROM', FINGERPRINT, 'A picture search finds somebody else.'),
      change('article', 'the-second-call', 'introduction/0', 'It begins on a quiet day.'),
      change('flow', 'romance-crisis', 'stages/crisis/exit', 'Wait one night, then ask a friend.'),
      change('glossary', 'cold-call', 'meaning', 'A call from a stranger.'),
    ];
    const applied = await applyProposals(copy, changes);
    expect(applied.refused).toEqual([]);
    expect(applied.changed).toHaveLength(5);
    expect(applied.files.toSorted()).toEqual([
      ROMANCE,
      'shared/src/education/articles/articles.ts',
      'shared/src/education/flows/texts/romance-flow.ts',
      'shared/src/education/glossary.ts',
    ]);
    for (const path of applied.files) {
      let expected = await sourceOf(path, ROOT);
      for (const { baseText, proposedText } of changes)
        expected = expected.replace(`t\`${baseText}\``, `t\`${proposedText}\``);
      expect(await sourceOf(path)).toBe(expected);
      expect(expected).not.toBe(await sourceOf(path, ROOT));
    }
    // Once more: they are there.
    const again = await applyProposals(copy, changes);
    expect([again.changed, again.passedOver.length, again.refused]).toEqual([[], 5, []]);
  });

  test('one without a place is named, and nothing is written', async () => {
    const good = change('family', 'CLUSTER-002-ROM', 'description', 'Somebody plays love for money.');
    const applied = await applyProposals(copy, [
      good,
      { ...good, address: 'education/hopeMessage', baseText: 'What it said last year.' },
      { ...good, address: 'education/none' },
    ]);
    expect(applied.refused).toEqual([
      expect.stringMatching(
        /^family\/CLUSTER-002-ROM education\/hopeMessage: reads otherwise by now: “You answered/u,
      ),
      'family/CLUSTER-002-ROM education/none: has no place in the source',
    ]);
    expect(applied.files).toEqual([]);
    expect(await sourceOf(ROMANCE)).toBe(await sourceOf(ROMANCE, ROOT));
  });

  test('one with two places is named with both', async () => {
    await cp(join(copy, ROMANCE), join(copy, ROMANCE.replace('romance', 'romance-again')));
    const one = change('family', 'CLUSTER-002-ROM', 'description', 'Somebody plays love for money.');
    const applied = await applyProposals(copy, [one]);
    expect(applied.refused).toEqual([
      expect.stringMatching(/stands in 2 places: \S+romance-again\.ts at \d+, \S+romance\.ts at \d+$/u),
    ]);
    expect(applied.files).toEqual([]);
  });

  test('what is not accepted, or was replaced, is passed over', async () => {
    const one = change('family', 'CLUSTER-002-ROM', 'description', 'Somebody plays love for money.');
    const applied = await applyProposals(copy, [{ ...one, state: 'replaced' as const }]);
    expect(applied).toMatchObject({ changed: [], refused: [], files: [] });
    expect(applied.passedOver).toHaveLength(1);
  });

  test('a text with signs of code is written by nobody', async () => {
    const one = change('family', 'CLUSTER-002-ROM', 'description', `$${'{process.exit()}'}`);
    await expect(applyProposals(copy, [one])).rejects.toThrow(/cannot be written/u);
  });
});

test('an export of something else is refused', () => {
  expect(() => readExport('[{"id":"cluster-1"}]')).toThrow();
  const [one] = readExport(
    JSON.stringify([
      {
        id: 'p',
        kind: 'article',
        entryId: 'a',
        address: 'title',
        baseText: 'A',
        proposedText: 'B',
        state: 'accepted',
        version: 1,
        note: 'more fields than needed',
      },
    ]) satisfies string,
  ) as AcceptedProposals;
  expect(one?.proposedText).toBe('B');
});
