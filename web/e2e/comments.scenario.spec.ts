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
  await page.getByLabel('E-mail').fill(ann.email);
  await page.getByLabel('Password').fill('a password of tests');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(new RegExp(`${path.replaceAll('?', '\\?')}$`, 'u'));
  const panel = new CommentPanel(page);
  await expect(panel.comment('Is there a stamp on it?')).toBeFocused();
  await panel.close();
  await expect(new PuzzlePage(page).piece(content)).toBeInViewport();
  await expect(page).not.toHaveURL(/comment=/u);
});

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
