import { expect, test } from './fixtures/actors.ts';
import { uniqueName } from './pages/found-cluster.ts';
import { PuzzlePage } from './pages/puzzle-page.ts';
import { ReportPage } from './pages/report-page.ts';

test('a report with files starts a cluster that agents see, and a second report of the same domain joins it', async ({
  newActor,
  actor,
}) => {
  const name = uniqueName('funds-back');
  const domain = `www.${name}.com`;
  const text = {
    scamName: `Funds Back ${name}`,
    description: `The ${name} desk promised to bring my money back for a fee and then stopped answering.`,
    evidence: `They sent me to https://${domain}/refund`,
    personas: `Officer ${name}`,
  };
  const vera = await newActor('Vera Willow');
  const report = new ReportPage(vera.page);
  await report.open();
  await report.fillIn(text, [
    { name: 'chat.txt', mimeType: 'text/plain', buffer: Buffer.from(`The chat of ${name}`) },
    { name: 'receipt.txt', mimeType: 'text/plain', buffer: Buffer.from(`The receipt of ${name}`) },
  ]);
  const response = vera.page.waitForResponse(
    (answer) => answer.url().endsWith('/api/clusters') && answer.status() === 201,
  );
  await report.submit.click();
  const { clusterId } = (await (await response).json()) as { clusterId: string };
  const card = vera.page.getByRole('region', { name: 'Your report starts a new cluster' });
  await expect(card).toBeVisible();
  await expect(card).toContainText('+50 Victim XP');
  await expect(card.getByRole('link', { name: 'Open its puzzle' })).toHaveAttribute(
    'href',
    `/puzzle/${clusterId}`,
  );

  const agent = await actor('agent1');
  await agent.page.goto('/clusters');
  await agent.page.locator(`a[href="/puzzle/${clusterId}"]`).first().click();
  const puzzle = new PuzzlePage(agent.page);
  await puzzle.isReady();
  expect(await puzzle.completion(), 'the report has filled in some layers').toBeGreaterThan(0);
  await expect(puzzle.layerCard({ layer: 2, name: 'Infrastructure' })).toContainText('partial');

  const omar = await newActor('Omar Oak');
  const second = new ReportPage(omar.page);
  await second.open();
  await second.fillIn({ ...text, scamName: `Refund desk ${name}`, personas: `Supervisor ${name}` }, [
    { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from(`The letter of ${name}`) },
  ]);
  await second.submit.click();
  const joined = omar.page.getByRole('region', { name: /^Your report joined/u });
  await expect(joined).toBeVisible();
  await expect(joined).toContainText(name);
  await expect(joined.getByRole('link', { name: 'Open its puzzle' })).toHaveAttribute(
    'href',
    `/puzzle/${clusterId}`,
  );
});

test('the draft of a report survives a reload with its texts and files', async ({ newActor }) => {
  const { page } = await newActor('Vera Willow');
  const report = new ReportPage(page);
  await report.open();
  const text = {
    scamName: 'Half a report',
    description: 'They said the parcel was held at customs.',
    evidence: 'A text message with a link.',
    personas: 'A customs officer',
  };
  await report.fillIn(text, [{ name: 'parcel.txt', mimeType: 'text/plain', buffer: Buffer.from('parcel') }]);
  await page.reload();
  await expect(report.stepTitle('Vault Consent'), 'a reload stays where it was').toBeVisible();
  await report.open();
  await expect(page.getByLabel('Scam name')).toHaveValue('Half a report');
  await report.next();
  await expect(page.getByText('parcel.txt').first()).toBeVisible();
  await expect(page.getByLabel('Anything else that shows what happened')).toHaveValue(
    'A text message with a link.',
  );
});
