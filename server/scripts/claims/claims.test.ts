import { access, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../repository.ts';
import type { ClaimProof, ClaimsByFile } from './claim-proof.ts';
import { CLUSTER_CLAIMS } from './claims-of-clusters.ts';
import { DOSSIER_CLAIMS } from './claims-of-dossiers.ts';
import { ELDER_CLAIMS } from './claims-of-elders.ts';
import { HELP_CLAIMS } from './claims-of-help.ts';
import { INDICATOR_CLAIMS } from './claims-of-indicators.ts';
import { PARTNER_CLAIMS } from './claims-of-partners.ts';
import { PEOPLE_CLAIMS } from './claims-of-people.ts';
import { PUZZLE_CLAIMS } from './claims-of-puzzles.ts';
import { SERVER_CLAIMS } from './claims-of-server.ts';
import { VICTIM_CLAIMS } from './claims-of-victims.ts';
import { WORK_CLAIMS } from './claims-of-work.ts';
import { type FoundClaim, findClaims } from './find-claims.ts';

const CLAIMS: ClaimsByFile = {
  ...SERVER_CLAIMS,
  ...PARTNER_CLAIMS,
  ...PEOPLE_CLAIMS,
  ...ELDER_CLAIMS,
  ...HELP_CLAIMS,
  ...INDICATOR_CLAIMS,
  ...CLUSTER_CLAIMS,
  ...DOSSIER_CLAIMS,
  ...VICTIM_CLAIMS,
  ...PUZZLE_CLAIMS,
  ...WORK_CLAIMS,
};
/** Must not grow: a new sentence needs a test. */
const MAX_UNTESTED = 4;

async function claimsOfProduct(): Promise<FoundClaim[]> {
  const roots = ['server/src', 'shared/src', 'web/src'];
  const lists = roots.map(async (root) =>
    (await readdir(join(ROOT, root), { recursive: true })).map((path) => `${root}/${path}`),
  );
  const files = (await Promise.all(lists)).flat().filter((path) => /\.tsx?$/u.test(path));
  const claims = files.map(async (path) => findClaims(path, await readFile(join(ROOT, path), 'utf8')));
  return (await Promise.all(claims)).flat();
}

const matchesClaim = ({ says }: ClaimProof, text: string): boolean =>
  says.endsWith('*') ? text.startsWith(says.slice(0, -1)) : text === says;

test('every sentence that claims something is registered with what proves it', async () => {
  const claims = await claimsOfProduct();
  expect(claims.length).toBeGreaterThan(50);
  const unproven = claims
    .filter(({ path, text }) => !CLAIMS[path]?.some((claim) => matchesClaim(claim, text)))
    .map(({ path, line, text }) => `${path}:${line}: ${text}`);
  expect(unproven, 'say less, or register what proves it').toEqual([]);
  // Entries of removed sentences are stale.
  const unsaid = Object.entries(CLAIMS).flatMap(([path, proofs]) =>
    proofs.filter((claim) => !claims.some((found) => found.path === path && matchesClaim(claim, found.text))),
  );
  expect(unsaid).toEqual([]);
});

test('a registered sentence that states a fact names a test that is there', async () => {
  const all = Object.values(CLAIMS).flat();
  expect(all.filter(({ proof }) => proof.startsWith('Untested: ')).length).toBeLessThanOrEqual(MAX_UNTESTED);
  for (const { says, proof, test: path } of all) {
    if (path === undefined) expect(proof, says).toMatch(/^(?:No fact|Specification|Untested): /u);
    else await expect(access(join(ROOT, path)), `${says} names ${path}`).resolves.toBeUndefined();
  }
});

const textsOf = (source: string) => findClaims('web/src/a.tsx', source).map(({ text }) => text);

test.each([
  [
    'JSX with a value in it',
    '<p>{n}% reached: law enforcement is\n  alerted</p>',
    '…% reached: law enforcement is alerted',
  ],
  ['JSX with braces', "<p>Your evidence{' '}is <b>vault</b> anchored</p>", 'Your evidence is … anchored'],
  ['an attribute', '<A lead="We never share it" />', 'We never share it'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source text under test
  ['a template', 'const a = `${name} was notified`;', '… was notified'],
  ['a figure’s name', "const a = { label: 'Verified' };", 'Verified'],
  ['a share', "const a = 'Detected with 100% accuracy';", 'Detected with 100% accuracy'],
])('a claim is found in %s', (_, source, text) => expect(textsOf(source)).toEqual([text]));

test.each([
  ['a comment', '// never, always, 100%\nconst a = 1;'],
  ['a key of the program', "const a = { status: 'verified' };"],
  ['SQL', 'const a = sql`count(*) filter (where state = verified)`;'],
  ['a plain sentence', '<p>Your report is now part of this case.</p>'],
])('%s claims nothing', (_, source) => expect(textsOf(source)).toEqual([]));
