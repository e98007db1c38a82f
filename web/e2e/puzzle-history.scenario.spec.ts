import { expect, test } from './fixtures/actors.ts';
import { expectAccessible, expectNoSidewaysScroll } from './pages/accessibility.ts';
import { foundCluster } from './pages/found-cluster.ts';
import { HistoryDialog } from './pages/history-dialog.ts';
import { PuzzlePage } from './pages/puzzle-page.ts';

test('when somebody restores an earlier version, the other sees it without a reload and can undo it', async ({
  newContext,
  newActor,
}) => {
  const { clusterId } = await foundCluster(await newContext());
  const [ana, ben] = [await newActor('Ana Alder'), await newActor('Ben Birch')];
  const [hers, his] = [new PuzzlePage(ana.page), new PuzzlePage(ben.page)];
  await Promise.all([hers.open(clusterId), his.open(clusterId)]);
  await hers.addCard('The wallet');
  await hers.addCard('The recruiter');
  await hers.typeNotes('The bank called twice.');
  await expect(his.card('The recruiter')).toBeVisible();
  await expect(his.notes).toContainText('The bank called twice.');

  await his.openBoardList();
  await his.removeFromList('The wallet');
  await his.page.getByRole('button', { name: 'Delete card' }).click();
  await his.enterNotes();
  await his.page.keyboard.press('Control+a');
  await his.page.keyboard.press('Delete');
  await his.addCard('A wrong lead');
  await expect(hers.card('A wrong lead')).toBeVisible();
  await expect(hers.card('The wallet')).toHaveCount(0);

  const history = new HistoryDialog(hers.page);
  await history.open();
  await expect(history.moments).toHaveCount(2);
  await expect(history.moments.first()).toContainText('Ben Birch');
  await expect(history.moments.first()).toContainText('1 card removed');
  await expect(history.moments.nth(1)).toContainText('2 cards added');
  await history.isShown();
  await history.openBoardList();
  await expect(history.card('The wallet')).toContainText('removed by Ben Birch');
  await expect(history.card('A wrong lead')).toContainText('added by Ben Birch');

  await history.earlier.click();
  await expect(hers.page).toHaveURL(/[?&]at=\d+/u);
  await expect(history.notes).toContainText('The bank called twice.');
  await expect(history.card('A wrong lead')).toHaveCount(0);
  await history.restore('1 card added, 1 card removed');
  await expect(hers.toast('Version restored')).toBeVisible();
  await expect(history.dialog).toBeHidden();

  await expect(his.toast('Ana Alder restored an earlier version')).toBeVisible();
  for (const page of [hers, his]) {
    await expect(page.card('The wallet')).toBeVisible();
    await expect(page.card('A wrong lead')).toHaveCount(0);
    await expect(page.notes).toContainText('The bank called twice.');
  }
  await expect(his.page.getByText('brought back an earlier version of the board and notes')).toBeVisible();

  const hisHistory = new HistoryDialog(his.page);
  await hisHistory.open();
  await expect(hisHistory.moments.first()).toContainText('Brought back an earlier version');
  await hisHistory.isShown();
  await hisHistory.earlier.click();
  await hisHistory.openBoardList();
  await expect(hisHistory.card('A wrong lead')).toBeVisible();
  await hisHistory.restore('1 card added, 1 card removed');
  await expect(hers.card('A wrong lead')).toBeVisible();
  await expect(hers.card('The wallet')).toHaveCount(0);
});

test('a version can be shared as a link and reached by keyboard, and the history is accessible and fits a phone', async ({
  newContext,
  newActor,
}) => {
  const { clusterId } = await foundCluster(await newContext());
  const [ana, ben] = [await newActor('Ana Alder'), await newActor('Ben Birch')];
  const [hers, his] = [new PuzzlePage(ana.page), new PuzzlePage(ben.page)];
  await hers.open(clusterId);
  const empty = new HistoryDialog(hers.page);
  await empty.open();
  await expect(empty.dialog).toContainText('Nothing has happened yet');
  await hers.page.keyboard.press('Escape');
  await expect(empty.dialog).toBeHidden();
  await hers.addCard('The first card');
  await expect(hers.card('The first card')).toBeVisible();
  await his.open(clusterId);
  await his.addCard('The second card');
  await his.drawLine('The first card', 'The second card');
  await expect(hers.card('The second card')).toBeVisible();

  const history = new HistoryDialog(hers.page);
  await history.open();
  await history.isShown();
  await history.slider.focus();
  await hers.page.keyboard.press('ArrowLeft');
  await expect(hers.page).toHaveURL(/[?&]at=\d+/u);
  await expect(history.dialog).toContainText('1 card added');
  await history.openBoardList();
  await expect(history.card('The second card')).toHaveCount(0);
  await expectAccessible(hers.page, 'the history');
  await expectNoSidewaysScroll(hers.page, 'the history');

  const link = new URL(hers.page.url());
  await his.page.goto(`${link.pathname}${link.search}`);
  const linked = new HistoryDialog(his.page);
  await linked.isShown();
  await linked.openBoardList();
  await expect(linked.card('The first card')).toBeVisible();
  await expect(linked.card('The second card')).toHaveCount(0);
  await his.page.goto(`${link.pathname}?at=999999999`);
  await expect(linked.dialog).toContainText('There is no such version');
});
