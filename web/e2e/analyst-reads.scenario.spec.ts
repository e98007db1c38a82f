import { expect, test } from './fixtures/actors.ts';
import { expectAccessible, expectNoSidewaysScroll } from './pages/accessibility.ts';
import { uniqueName } from './pages/found-cluster.ts';

test('an analyst reads a report, has a detail shown and asks; the victim sees it live, answers, and closes the report', async ({
  newActor,
  actor,
}) => {
  const vera = await newActor('Vera Willow');
  const mark = uniqueName('desk');
  const told = `The ${mark} desk promised profits and then locked the balance.`;
  const sent = await vera.context.request.post('/api/clusters', {
    data: {
      scamName: `Scheme ${mark}`,
      scamType: 'investment_coaching',
      description: `${told} They kept calling me on +1 415 555 2671.`,
      contactMethod: 'phone',
      dateOccurred: '2026-02-11',
      amountInvolved: '$900',
      scamPersonas: `Mentor ${mark}`,
      evidence: `They wrote from https://www.${mark}.com/pay`,
      consentVault: true,
      care: { rail: 'crypto', paidAt: new Date(Date.now() - 3_600_000).toISOString() },
    },
  });
  expect(sent.status(), await sent.text()).toBe(201);
  const { clusterId, reportId } = (await sent.json()) as { clusterId: string; reportId: string };
  const { page } = vera;
  await page.goto(`/reports/${reportId}`);
  const clock = page.getByRole('list', { name: 'Recovery clock' });
  await expect(clock, 'the answers are kept with the report').toContainText('Now: hours count');
  await expect(page.getByRole('link', { name: 'Your words, version 1' })).toBeVisible();

  const analyst = await actor('analyst');
  await analyst.page.goto(`/cluster-detail/${clusterId}`);
  await analyst.page.getByRole('link', { name: /^Report \d/u }).click();
  const words = analyst.page.getByText(told);
  await expect(words).toBeVisible();
  await expect(analyst.page.getByText('415 555 2671')).toHaveCount(0);
  await expect(analyst.page.getByText('The reporter does not want to be contacted.')).toBeVisible();
  await expectAccessible(analyst.page, 'a report as an analyst reads it');
  await expectNoSidewaysScroll(analyst.page, 'a report as an analyst reads it');

  await page.getByText(/All steps/u).click();
  await expect(page.getByText('An analyst read it, with personal details hidden')).toBeVisible();
  await page.getByRole('checkbox', { name: /An analyst may contact me/u }).click();
  await expect(analyst.page.getByLabel('Your question')).toBeVisible();

  await analyst.page
    .getByRole('button', { name: /^Show PHONE_/u })
    .first()
    .click();
  await analyst.page.getByLabel('Reason').fill('To ask the telephone company');
  await analyst.page
    .getByRole('dialog')
    .getByRole('button', { name: /^Show PHONE_/u })
    .click();
  await expect(
    page.getByText('An analyst looked at a phone number: To ask the telephone company'),
  ).toBeVisible();
  await expect(analyst.page.getByText(/415 ?555 ?2671|14155552671/u).first()).toBeVisible();

  await analyst.page.getByLabel('Your question').fill('Which bank did you use?');
  await analyst.page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Which bank did you use?')).toBeVisible();
  await expectAccessible(page, 'one’s own report with a question');
  await expectNoSidewaysScroll(page, 'one’s own report with a question');
  await page.getByLabel('Your answer').fill('The savings bank on the corner');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(analyst.page.getByText('The savings bank on the corner')).toBeVisible();

  await page.getByRole('checkbox', { name: /An analyst may contact me/u }).click();
  await expect(analyst.page.getByText('The savings bank on the corner')).toHaveCount(0);
  await expect(page.getByText('The savings bank on the corner')).toBeVisible();
  await page.getByRole('checkbox', { name: /Analysts may read my report/u }).click();
  await expect(words, 'the words vanish from the open page').toHaveCount(0);
  await expect(analyst.page.getByText('The reporter does not share this with analysts')).toBeVisible();
});
