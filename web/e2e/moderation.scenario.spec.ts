import { expect, test } from './fixtures/actors.ts';
import { expectAccessible, expectNoSidewaysScroll } from './pages/accessibility.ts';
import { foundCluster } from './pages/found-cluster.ts';
import { contribute } from './pages/puzzle-api.ts';
import { PuzzlePage } from './pages/puzzle-page.ts';

const WORDS = 'His neighbour Erika Beispiel helped him carry the bags';
const REASON = 'It names a private person';

test('an agent reports a piece, an analyst hides it, and its words leave every page at once', async ({
  actor,
  newActor,
  newContext,
}) => {
  const { clusterId } = await foundCluster(await newContext());
  const author = await newActor('Ana Alder');
  await contribute(author.context, { clusterId, layer: 13, content: WORDS });
  const elsewhere = await newContext();
  await elsewhere.request.post('/api/login', {
    form: { email: author.email, password: 'a password of tests' },
    maxRedirects: 0,
  });
  const phone = await elsewhere.newPage();
  await phone.setViewportSize({ width: 360, height: 740 });
  await phone.goto('/clusters');

  const agent = await actor('agent3');
  const bystander = await actor('agent4');
  for (const { page } of [agent, bystander]) {
    await page.goto(`/puzzle/${clusterId}?mode=contribute&layer=13`);
    await expect(page.getByText(WORDS).first()).toBeVisible();
  }
  await agent.page.getByRole('button', { name: 'Report…' }).first().click();
  const dialog = agent.page.getByRole('dialog', { name: 'Report this piece' });
  await expectAccessible(agent.page, 'the dialog to report');
  await dialog.getByLabel('What is wrong?').selectOption('It has somebody’s personal data');
  await dialog.getByRole('button', { name: 'Send to moderators' }).click();
  await expect(dialog).toBeHidden();

  const { page: desk } = await actor('analyst');
  await desk.goto('/moderation');
  const entry = desk.getByRole('listitem').filter({ hasText: WORDS }).first();
  await expect(entry.getByText('1 person reported it')).toBeVisible();
  await expectAccessible(desk, 'the queue');
  await expectNoSidewaysScroll(desk, 'the queue');
  await entry.getByRole('button', { name: 'Hide', exact: true }).click();
  const decision = desk.getByRole('dialog', { name: 'Hide it?' });
  await decision.getByLabel('Reason').fill(REASON);
  await decision.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(decision).toBeHidden();
  await expect(desk.getByText(WORDS), 'it left what waits').toHaveCount(0);

  await expect(bystander.page.getByText(`Hidden by a moderator: ${REASON}`).first()).toBeVisible();
  await expect(bystander.page.getByText(WORDS)).toHaveCount(0);
  await expect(phone.getByRole('link', { name: /^Notices, 1 unread$/u })).toBeVisible();
  await phone.getByRole('link', { name: /^Notices, 1 unread$/u }).click();
  await phone.getByRole('link', { name: /A moderator hid your piece/u }).click();
  await expect(phone.getByText(`Hidden by a moderator: ${REASON}`).first()).toBeVisible();
});

test('a card that is removed for good is gone from an open page, and a page that was offline does not bring it back', async ({
  actor,
  newContext,
}) => {
  const { clusterId } = await foundCluster(await newContext());
  const [agent, away, analyst] = [await actor('agent3'), await actor('agent4'), await actor('analyst')];
  const cards = (page: typeof agent.page) => page.getByText(/^The board as a list/u);
  const add = async (page: typeof agent.page, text: string) => {
    await page.getByLabel('Text of a new card').fill(text);
    await page.getByRole('button', { name: 'New card' }).click();
  };
  for (const { page } of [agent, away]) {
    await page.goto(`/puzzle/${clusterId}`);
    await expect(cards(page)).toHaveText(/0 cards/u);
  }
  await add(agent.page, 'Call Erika Beispiel');
  await expect(cards(away.page)).toHaveText(/\b1 card\b/u);
  await away.context.setOffline(true);
  await cards(away.page).click();
  // Made offline, on the copy that still has the card: its words would come back under a new entry.
  await away.page.getByLabel('Text of the card').fill('Call Erika Beispiel again');
  await away.page.getByLabel('Text of the card').blur();
  await away.page.getByLabel('Text of a new card').fill('Half a thought');

  const flagged = agent.page.waitForRequest('**/api/moderation/flags');
  await cards(agent.page).click();
  await agent.page.getByRole('button', { name: 'Report the card Call Erika Beispiel' }).click();
  const dialog = agent.page.getByRole('dialog');
  await dialog.getByLabel('What is wrong?').selectOption('It has somebody’s personal data');
  await dialog.getByRole('button', { name: 'Send to moderators' }).click();
  const { target } = (await flagged).postDataJSON() as { target: object };
  await expect(dialog).toBeHidden();
  const answer = await analyst.context.request.post('/api/moderation/decisions', {
    data: { target, decision: 'redact', reason: 'It names a private person' },
  });
  expect(answer.status(), 'the decision').toBe(200);

  await expect(cards(agent.page)).toHaveText(/0 cards/u);
  await away.context.setOffline(false);
  await expect(cards(away.page)).toHaveText(/0 cards/u);
  await expect(away.page.getByText('A moderator removed something here').first()).toBeVisible();
  await expect(away.page.getByLabel('Text of a new card'), 'what is typed and not sent').toHaveValue(
    'Half a thought',
  );
  await add(away.page, 'Work goes on');
  await expect(cards(agent.page)).toHaveText(/\b1 card\b/u);
  await away.page.reload();
  await expect(cards(away.page)).toHaveText(/\b1 card\b/u);
});

test('a hidden card and passage say why on an open page, and come back when they are shown again', async ({
  actor,
  newContext,
}) => {
  const { clusterId } = await foundCluster(await newContext());
  const [agent, analyst] = [await actor('agent3'), await actor('analyst')];
  const { page } = agent;
  await page.goto(`/puzzle/${clusterId}`);
  await page.getByLabel('Text of a new card').fill('Call Erika Beispiel');
  await page.getByRole('button', { name: 'New card' }).click();
  const puzzle = new PuzzlePage(page);
  const { notes } = puzzle;
  await puzzle.enterNotes();
  await page.keyboard.type('We think Erika Beispiel did it.');
  const cards = page.getByText(/^The board as a list/u);
  await cards.click();
  const flagged = page.waitForRequest('**/api/moderation/flags');
  await page.getByRole('button', { name: 'Report the card Call Erika Beispiel' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What is wrong?').selectOption('It has somebody’s personal data');
  await dialog.getByRole('button', { name: 'Send to moderators' }).click();
  await expect(dialog).toBeHidden();
  const { target } = (await flagged).postDataJSON() as { target: object };
  const passage = { kind: 'notes', clusterId, passage: 'Erika Beispiel' };
  const decide = (decided: object, decision: string) =>
    analyst.context.request.post('/api/moderation/decisions', {
      data: { target: decided, decision, reason: REASON },
    });
  for (const part of [target, passage]) expect((await decide(part, 'hide')).status(), 'hidden').toBe(200);
  await expect(page.getByText('Call Erika Beispiel')).toHaveCount(0);
  await expect(cards).toHaveText(/\b1 card\b/u);
  await expect(notes).toHaveText(`We think [Hidden by a moderator: ${REASON}] did it.`);
  await expectAccessible(page, 'the puzzle with hidden words');

  const { page: desk } = analyst;
  await desk.goto('/moderation?show=decided');
  const entry = desk.getByRole('listitem').filter({ hasText: 'Call Erika Beispiel' }).first();
  await entry.getByRole('button', { name: 'Show again' }).click();
  const decision = desk.getByRole('dialog', { name: 'Show it again?' });
  await decision.getByLabel('Reason').fill('It is the name of the bank');
  await decision.getByRole('button', { name: 'Show again' }).click();
  await expect(decision).toBeHidden();
  expect((await decide(passage, 'show')).status(), 'shown again').toBe(200);
  await expect(notes).toHaveText('We think Erika Beispiel did it.');
  await expect(page.getByText('Call Erika Beispiel').first()).toBeVisible();
});
