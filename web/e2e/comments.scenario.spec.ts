import type { Page } from '@playwright/test';
import { type Actor, expect, test } from './fixtures/actors.ts';
import { expectAccessible, expectNoSidewaysScroll } from './pages/accessibility.ts';
import { CommentPanel } from './pages/comment-panel.ts';
import { foundCluster, uniqueName } from './pages/found-cluster.ts';
import { contribute } from './pages/puzzle-api.ts';
import { PuzzlePage, TRUST_BUILDING } from './pages/puzzle-page.ts';
import { tabTo } from './pages/tab-to.ts';

const PHONE = { width: 360, height: 740 };
const { layer } = TRUST_BUILDING;

test('a comment with a mention reaches everybody; its notice leads to it, and it is answered, resolved and seen live', async ({
  newActor,
  newContext,
}) => {
  // Three browsers, and two looks at everything for accessibility.
  test.slow();
  const { clusterId } = await foundCluster(await newContext());
  const [ann, bob, cora] = [
    await newActor('Ann Aspen'),
    await newActor('Bob Beech'),
    await newActor('Cora Cedar'),
  ];
  const claim = 'She wrote every evening for a month';
  await contribute(ann.context, { clusterId, layer, content: claim });
  await contribute(bob.context, { clusterId, layer, content: 'He asked for gift cards twice' });
  await bob.page.setViewportSize(PHONE);
  const [hers, coras] = [new PuzzlePage(ann.page), new PuzzlePage(cora.page)];
  await hers.open(clusterId, TRUST_BUILDING);
  await coras.open(clusterId, TRUST_BUILDING);

  // By keyboard alone, as somebody does who uses no mouse.
  const ask = hers.piece(claim).getByRole('button', { name: 'Comment on this piece' });
  await ask.focus();
  await ann.page.keyboard.press('Enter');
  const annsPanel = new CommentPanel(ann.page);
  await tabTo(annsPanel.text);
  await ann.page.keyboard.type('@Bob');
  await ann.page.keyboard.press('Enter');
  await ann.page.keyboard.type('which evening was the first?');
  await tabTo(annsPanel.send);
  await ann.page.keyboard.press('Enter');
  const words = '@Bob Beech which evening was the first?';
  await expect(annsPanel.comment(words)).toBeVisible();
  await ann.page.keyboard.press('Escape');
  await expect(ask.or(hers.piece(claim).getByRole('button', { name: /^1 comment/u }))).toBeFocused();

  await expect(
    coras.piece(claim).getByRole('button', { name: '1 comment on this piece, 1 open' }),
    'seen by somebody who did nothing',
  ).toBeVisible();

  await bob.page.goto('/notices');
  await bob.page.getByRole('link', { name: 'Somebody mentioned you in a comment' }).click();
  const bobsPanel = new CommentPanel(bob.page);
  await expect(bobsPanel.comment(words)).toBeFocused();
  expect(bob.page.url()).toContain('comment=');
  await expectNoSidewaysScroll(bob.page, 'the comments');
  await expectAccessible(bob.page, 'the comments on a phone');
  await bobsPanel.comment(words).getByRole('button', { name: 'React' }).click();
  await bobsPanel.comment(words).getByRole('button', { name: 'This helps' }).click();
  await bobsPanel.say('The third of May');

  await coras
    .piece(claim)
    .getByRole('button', { name: /^2 comments/u })
    .click();
  const corasPanel = new CommentPanel(cora.page);
  await expect(corasPanel.comment('The third of May')).toBeVisible();
  await expect(
    corasPanel.comment(words).getByRole('button', { name: 'This helps 1 : Bob Beech' }),
  ).toBeVisible();
  await expectAccessible(cora.page, 'the comments');
  await bobsPanel.comment(words).getByRole('button', { name: 'Resolve' }).click();
  await expect(corasPanel.panel.getByRole('button', { name: 'Show 1 resolved' })).toBeVisible();
  await corasPanel.panel.getByRole('button', { name: 'Show 1 resolved' }).click();
  await expect(corasPanel.comment(words).getByText('Resolved by Bob Beech')).toBeVisible();
  await corasPanel.comment(words).getByRole('button', { name: 'Open again' }).click();
  await expect(bobsPanel.comment(words).getByText('Resolved by Bob Beech')).toHaveCount(0);
  await bobsPanel.close();
  await expect(new PuzzlePage(bob.page).piece(claim), 'behind it the piece it is about').toBeVisible();
});

test('a card shows that it is talked about, and a link leads to it', async ({ newActor, newContext }) => {
  const { clusterId } = await foundCluster(await newContext());
  const [ann, bob] = [await newActor('Ann Aspen'), await newActor('Bob Beech')];
  const [hers, his] = [new PuzzlePage(ann.page), new PuzzlePage(bob.page)];
  await hers.open(clusterId);
  await his.open(clusterId);
  const label = uniqueName('card');
  await hers.addCard(label);
  await hers
    .node(label)
    .getByRole('button', { name: `Comment on the card: ${label}` })
    .click();
  const panel = new CommentPanel(ann.page);
  await panel.say('Who is this?');
  await expect(
    his.node(label).getByRole('button', { name: `1 comment on the card: ${label}, 1 open` }),
  ).toHaveText('1');
  await ann.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await panel.panel.getByRole('button', { name: 'Copy link to this card' }).click();
  await expect(panel.panel.getByRole('button', { name: 'Link copied to this card' })).toBeVisible();
  const link = await ann.page.evaluate(() => navigator.clipboard.readText());
  // What is written without network waits in the browser, and is sent when it is back.
  await ann.context.setOffline(true);
  await panel.say('I will ask around');
  await expect(panel.panel.getByRole('list', { name: 'Waiting comments' })).toContainText(
    'I will ask around',
  );
  await ann.context.setOffline(false);
  await expect(panel.comment('I will ask around')).toBeVisible();
  await expect(panel.panel.getByRole('list', { name: 'Waiting comments' })).toHaveCount(0);
  await bob.page.goto(link);
  await expect(his.node(label)).toHaveClass(/selected/u);
  await expect(his.node(label)).toBeInViewport();
});

test('a frame is talked about as a frame, and everybody sees that it is', async ({
  newActor,
  newContext,
}) => {
  const { clusterId } = await foundCluster(await newContext());
  const [ann, bob] = [await newActor('Ann Aspen'), await newActor('Bob Beech')];
  const [hers, his] = [new PuzzlePage(ann.page), new PuzzlePage(bob.page)];
  await hers.open(clusterId);
  await his.open(clusterId);
  await ann.page.getByRole('button', { name: 'Group in a frame' }).click();
  await ann.page.getByRole('button', { name: 'Show the board, as much as can be read' }).click();
  const frame = 'Group';
  await ann.page.getByRole('button', { name: `Comment on the frame: ${frame}` }).click();
  const panel = new CommentPanel(ann.page);
  await expect(panel.panel).toHaveAccessibleName('Comments on a frame');
  await panel.say('What belongs in here?');
  const badge = bob.page.getByRole('button', { name: `1 comment on the frame: ${frame}, 1 open` });
  await expect(badge).toHaveText('1');
  const thread = await ann.context.request.get(`/api/puzzle/${clusterId}/comments/counts`);
  const { counts } = (await thread.json()) as { counts: { id: string }[] };
  const id = counts[0]?.id ?? '';
  await bob.page.goto(`/puzzle/${clusterId}?card=${id}`);
  await expect(badge).toBeInViewport();
  await expectAccessible(bob.page, 'a frame with a comment');
});

test('a link to a layer alone opens it, also on a phone and after signing in', async ({
  newActor,
  newContext,
}) => {
  const { clusterId } = await foundCluster(await newContext());
  const ann = await newActor('Ann Aspen');
  const path = `/puzzle/${clusterId}?layer=${layer}`;
  const form = `Add a piece to ${TRUST_BUILDING.name}`;
  await ann.page.goto(path);
  await expect(ann.page.getByRole('form', { name: form })).toBeInViewport();
  await ann.page.getByRole('tab', { name: 'Overview' }).click();
  await expect(ann.page.getByRole('form', { name: form })).toHaveCount(0);

  const page = await (await newContext()).newPage();
  await page.setViewportSize(PHONE);
  await page.goto(path);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, ann);
  await expect(page).toHaveURL(new RegExp(`${path.replaceAll('?', '\\?')}$`, 'u'));
  await expect(page.getByRole('heading', { name: TRUST_BUILDING.name })).toBeInViewport();
  await expect(page.getByRole('form', { name: form })).toBeVisible();
  await expectNoSidewaysScroll(page, 'a linked layer on a phone');
});

test('a link to what was taken away says so to whoever follows it', async ({
  actor,
  newActor,
  newContext,
}) => {
  const { clusterId } = await foundCluster(await newContext());
  const [ann, bob] = [await newActor('Ann Aspen'), await newActor('Bob Beech')];
  const analyst = await actor('analyst');
  const [withdrawn, hidden] = [
    await contribute(ann.context, { clusterId, layer, content: 'The desk was in Malta, I think' }),
    await contribute(ann.context, { clusterId, layer, content: 'The man is Bill Brown of Bath' }),
  ];
  const said = await comment(ann, { clusterId, pieceId: withdrawn.id, text: 'Never mind' });
  const hers = new PuzzlePage(ann.page);
  await hers.open(clusterId);
  const label = uniqueName('card');
  await hers.addCard(label);
  await hers
    .node(label)
    .getByRole('button', { name: `Comment on the card: ${label}` })
    .click();
  const panel = new CommentPanel(ann.page);
  await ann.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await panel.panel.getByRole('button', { name: 'Copy link to this card' }).click();
  const toCard = await ann.page.evaluate(() => navigator.clipboard.readText());
  await panel.close();
  await hers.openBoardList();
  await hers.removeFromList(label);
  for (const answer of [
    await ann.context.request.delete(`/api/comments/${said.id}`),
    await ann.context.request.delete(`/api/puzzle/contributions/${withdrawn.id}`),
    await analyst.context.request.post('/api/moderation/decisions', {
      data: { target: { kind: 'piece', id: hidden.id }, decision: 'hide', reason: 'It names a person' },
    }),
  ])
    expect(answer.ok(), answer.url()).toBe(true);

  const toPuzzle = `/puzzle/${clusterId}`;
  const notice = (words: string) => bob.page.getByRole('status').filter({ hasText: words });
  for (const [link, words] of [
    [`${toPuzzle}?layer=${layer}&piece=${withdrawn.id}`, 'This piece was withdrawn.'],
    [`${toPuzzle}?piece=${hidden.id}`, 'This piece was hidden by a moderator.'],
    [`${toPuzzle}?piece=piece-of-nobody`, 'The piece this link leads to isn’t here.'],
    [`${toPuzzle}?comment=${said.id}`, 'This comment isn’t here any more.'],
    [toCard, 'This card was removed.'],
  ] as const) {
    await bob.page.goto(link);
    await expect(notice(words), link).toBeVisible();
  }
  await expectAccessible(bob.page, 'a notice of a removed card');
  await bob.page.getByRole('button', { name: 'Close this notice' }).click();
  await expect(notice('This card was removed.')).toHaveCount(0);
  await expect(bob.page).not.toHaveURL(/card=/u);
});

test('links in the notes say what they lead to, and a checklist is ticked for everybody', async ({
  newActor,
  newContext,
}) => {
  const { clusterId } = await foundCluster(await newContext());
  const [ann, bob] = [await newActor('Ann Aspen'), await newActor('Bob Beech')];
  const content = 'The desk had a number in Leeds';
  const piece = await contribute(ann.context, { clusterId, layer, content });
  const [hers, his] = [new PuzzlePage(ann.page), new PuzzlePage(bob.page)];
  await hers.open(clusterId);
  await his.open(clusterId);
  const origin = new URL(ann.page.url()).origin;
  await hers.typeNotes(`See ${origin}/puzzle/${clusterId}?layer=${layer}&piece=${piece.id} first`);
  await his.comeNearNotes();
  const card = his.notes.getByRole('link', { name: `Piece: ${content} · Open for review` });
  await expect(card).toBeVisible();
  // A click into the middle of the notes could follow the link.
  await hers.notes.focus();
  await ann.page.keyboard.press('Control+End');
  await ann.page.keyboard.press('Enter');
  await ann.page.keyboard.type(`not ${origin}/evidence/no-such-exhibit nor https://bad.example/pay`);
  await expect(his.notes.getByRole('link', { name: /no-such-exhibit$/u })).toBeVisible();
  await expect(his.notes.getByRole('link', { name: /bad\.example/u }), 'of the other side').toHaveCount(0);
  await expect(his.notes.getByText('https://bad.example/pay')).toBeVisible();

  await ann.page.keyboard.press('Enter');
  await ann.page.getByRole('button', { name: 'Checklist' }).click();
  await ann.page.keyboard.type('Call the bank');
  const item = (puzzle: PuzzlePage) => puzzle.notes.getByRole('checkbox', { name: 'Call the bank' });
  await expect(item(his)).not.toBeChecked();
  await item(hers).check();
  await expect(item(his)).toBeChecked();
  await expectAccessible(bob.page, 'notes with links and a checklist');

  await card.click();
  await expect(his.piece(content)).toHaveAttribute('aria-current', 'location');
  await expect(his.piece(content)).toBeInViewport();
});

test('somebody signed out who follows a link to a comment lands on it after signing in', async ({
  newActor,
  newContext,
}) => {
  const { clusterId } = await foundCluster(await newContext());
  const ann = await newActor('Ann Aspen');
  const content = 'The letter came from Malta';
  const piece = await contribute(ann.context, { clusterId, layer, content });
  const { id } = await comment(ann, { clusterId, pieceId: piece.id, text: 'Is there a stamp on it?' });
  const page = await (await newContext()).newPage();
  const path = `/puzzle/${clusterId}?layer=${layer}&piece=${piece.id}&comment=${id}`;
  await page.goto(path);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, ann);
  await expect(page).toHaveURL(new RegExp(`${path.replaceAll('?', '\\?')}$`, 'u'));
  const panel = new CommentPanel(page);
  await expect(panel.comment('Is there a stamp on it?')).toBeFocused();
  await panel.close();
  await expect(new PuzzlePage(page).piece(content)).toBeInViewport();
  await expect(page).not.toHaveURL(/comment=/u);
});

async function signIn(page: Page, { email }: Actor): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill('a password of tests');
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function comment(
  { context }: Actor,
  { clusterId, pieceId, text }: { clusterId: string; pieceId: string; text: string },
): Promise<{ id: string }> {
  const answer = await context.request.post('/api/comments', {
    data: { clusterId, target: { kind: 'piece', id: pieceId }, text },
  });
  expect(answer.status(), 'the comment').toBe(201);
  return ((await answer.json()) as { comment: { id: string } }).comment;
}

test('Ctrl+K in the notes links to something that is searched for, and the other person’s notes say what it is', async ({
  newActor,
  newContext,
}) => {
  const { clusterId } = await foundCluster(await newContext());
  const [ann, bob] = [await newActor('Ann Aspen'), await newActor('Bob Beech')];
  const word = `harbourmaster${clusterId.slice(-4)}`;
  await contribute(ann.context, { clusterId, layer, content: `The ${word} signed the receipt` });
  const [hers, his] = [new PuzzlePage(ann.page), new PuzzlePage(bob.page)];
  await hers.open(clusterId);
  await his.open(clusterId);
  await his.comeNearNotes();
  await hers.typeNotes('Read this: ');
  await ann.page.keyboard.press('Control+k');
  const dialog = ann.page.getByRole('dialog', { name: 'Add a link' });
  const field = dialog.getByLabel('Search, or paste an address');
  await expect(field, 'typing begins at once').toBeFocused();
  await expectAccessible(ann.page, 'the dialog of a link');
  await ann.page.keyboard.type(word);
  await expect(dialog.getByRole('option', { name: new RegExp(word, 'u') })).toBeVisible();
  await ann.page.keyboard.press('ArrowDown');
  await ann.page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(
    his.notes.getByRole('link', { name: `Piece: The ${word} signed the receipt · Open for review` }),
    'in the window that did not act',
  ).toBeVisible();
  await expect(hers.notes, 'writing goes on where the link was put').toBeFocused();
});
