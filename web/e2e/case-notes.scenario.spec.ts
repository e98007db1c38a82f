import { expect, test } from './fixtures/actors.ts';
import { expectAccessible, expectNoSidewaysScroll } from './pages/accessibility.ts';
import { CasePage, openNewCase } from './pages/case-page.ts';
import { attachPlug } from './pages/network-plug.ts';

/** Longer than the longest reconnect delay (20 s). */
test('two people type in the notes of a case at once; what one wrote offline survives a reload and is merged', async ({
  newActor,
  actor,
}) => {
  const [ana, ben] = [await newActor('Ana Alder'), await actor('analyst')];
  const plug = await attachPlug(ben.context);
  const caseId = await openNewCase(ana.context);
  const [hers, his] = [new CasePage(ana.page), new CasePage(ben.page)];
  await Promise.all([hers.open(caseId), his.open(caseId)]);
  await expect(hers.people).toContainText(ben.displayName);
  await expect(his.people).toContainText('Ana Alder');

  await hers.type('The exchange answered.\n');
  await expect(his.notes).toHaveValue('The exchange answered.\n');
  await Promise.all([hers.type('Hers at once. '), his.type('His at once. ')]);
  for (const { notes } of [hers, his]) {
    await expect(notes).toHaveValue(/Hers at once\. /u);
    await expect(notes).toHaveValue(/His at once\. /u);
  }
  await expect(hers.notes).toHaveValue(await his.notes.inputValue());
  await expect(his.state).toHaveText('Saved');

  await plug.pull();
  await expect(his.state).toContainText('Offline.');
  await his.type('Written in a tunnel. ');
  await expect(his.state).toHaveText(
    'Offline. Your changes are kept here, and we send them when you’re back.',
  );
  await expect(hers.people, 'who is offline is not shown as present').toHaveCount(0);
  await hers.type('Meanwhile at the desk. ');
  await expect(hers.state).toHaveText('Saved');
  await expect(hers.notes).not.toHaveValue(/tunnel/u);

  // The page is gone: from here on only this browser's copy knows what he wrote.
  await ben.page.close();
  await plug.putBack();
  const again = new CasePage(await ben.context.newPage());
  await again.open(caseId);
  for (const { notes } of [hers, again]) {
    await expect(notes).toHaveValue(/Written in a tunnel\. /u);
    await expect(notes).toHaveValue(/Meanwhile at the desk\. /u);
  }
  await expect(hers.notes).toHaveValue(await again.notes.inputValue());
});

test('an earlier version of the notes comes back for everybody, and the later one after it', async ({
  newActor,
  actor,
}) => {
  const [ana, ben] = [await newActor('Ana Alder'), await actor('analyst')];
  const caseId = await openNewCase(ana.context);
  const [hers, his] = [new CasePage(ana.page), new CasePage(ben.page)];
  await Promise.all([hers.open(caseId), his.open(caseId)]);
  await hers.type('First finding.');
  await expect(his.notes).toHaveValue('First finding.');
  await his.type(' A wrong lead.');
  await expect(hers.notes).toHaveValue('First finding. A wrong lead.');
  await expect(his.state).toHaveText('Saved');

  await hers.openHistory();
  const moments = hers.history.getByRole('navigation', { name: 'Moments' }).getByRole('button');
  await expect(moments).toHaveCount(2);
  await expect(moments.first()).toContainText(ben.displayName);
  await moments.nth(1).click();
  const version = hers.history.getByRole('region', { name: 'Notes of this version' });
  await expect(version).toContainText('First finding.');
  await expect(version).not.toContainText('A wrong lead.');
  await expectAccessible(hers.page, 'the history of notes');
  await expectNoSidewaysScroll(hers.page, 'the history of notes');
  await hers.history.getByRole('button', { name: 'Restore this version' }).click();
  for (const { notes } of [hers, his]) await expect(notes).toHaveValue('First finding.');

  await his.openHistory();
  const later = his.history.getByRole('button', { name: 'written in the notes' }).first();
  await later.click();
  await expect(his.history.getByRole('region', { name: 'Notes of this version' })).toContainText(
    'A wrong lead.',
  );
  await his.history.getByRole('button', { name: 'Restore this version' }).click();
  for (const { notes } of [hers, his]) await expect(notes).toHaveValue('First finding. A wrong lead.');
  await expect(hers.page.getByText('Brought back an earlier version of the notes').first()).toBeVisible();
});

test('who is taken off a case loses its notes at once, on an open page', async ({ newActor }) => {
  const [ana, ben] = [await newActor('Ana Alder'), await newActor('Ben Birch')];
  const caseId = await openNewCase(ana.context);
  const me = (await (await ben.context.request.get('/api/auth/user')).json()) as { id: string };
  const assign = (assigneeId: string | null) =>
    ana.context.request.patch(`/api/cases/${caseId}`, { data: { assigneeId } });
  await assign(me.id);
  const [hers, his] = [new CasePage(ana.page), new CasePage(ben.page)];
  await Promise.all([hers.open(caseId), his.open(caseId)]);
  await hers.type('A name that stays here.');
  await expect(his.notes).toHaveValue('A name that stays here.');
  await assign(null);
  await expect(his.notes).toHaveCount(0);
  await expect(his.page.getByText('You don’t work on this case, so personal data is hidden.')).toBeVisible();
  await expect(hers.people).toHaveCount(0);
  await his.page.reload();
  await expect(his.page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(his.notes).toHaveCount(0);
});

test('a case with notes is accessible in light and dark and fits a phone', async ({ newActor }) => {
  const { page, context } = await newActor('Ana Alder');
  const mine = new CasePage(page);
  await mine.open(await openNewCase(context));
  await mine.type(`A long word: ${'abcdefghij'.repeat(30)}`);
  await expectAccessible(page, 'a case with notes');
  await expectNoSidewaysScroll(page, 'a case with notes');
});
