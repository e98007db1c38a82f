import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/actors.ts';
import { expectAccessible, expectNoSidewaysScroll } from './pages/accessibility.ts';
import { activate, alertOn, becomeGuardian, becomeUnseenGuardian, pay } from './pages/elder-people.ts';

/** What happens to one person's payment is on the other's open page, which asks for nothing by itself. How soon is for the benchmark to say. */
const LIVE_WITHIN_MS = 10_000;
/** A window of 1,280 px at 400 % zoom. */
const ZOOMED = { width: 320, height: 256 };

test('a dangerous payment is on the guardian’s open page at once, and what they decide on the elder’s', async ({
  actor,
  newActor,
}) => {
  const [elder, guardian] = [await newActor('Walter Birch'), await newActor('Greta Birch')];
  await activate(elder);
  await becomeGuardian(elder, guardian, await actor('admin'));
  await elder.page.goto('/elder-shield');
  await expect(elder.page.getByRole('switch', { name: 'Shield protection' })).toBeChecked();
  await expect(guardian.page.getByRole('heading', { name: 'Walter Birch', level: 3 })).toBeVisible();

  await pay(elder, 'Northern Release Desk');
  const theirs = alertOn(guardian.page, 'Northern Release Desk');
  await expect(theirs).toBeVisible({ timeout: LIVE_WITHIN_MS });
  await expect(theirs).toContainText('$9,500');
  await expect(alertOn(elder.page, 'Northern Release Desk')).toBeVisible({ timeout: LIVE_WITHIN_MS });
  await expect(elder.page.getByRole('alert').filter({ hasText: 'paused in Elder Shield' })).toBeVisible();
  await expect(guardian.page).toHaveTitle(/^\(1\) Elder Shield/u);
  await expectAccessible(guardian.page, 'a guardian’s page');
  await expectAccessible(elder.page, 'an elder’s page');

  await theirs.getByRole('button', { name: 'Stop this payment' }).click();
  await expect(alertOn(elder.page, 'Northern Release Desk')).toContainText('Greta Birch stopped it', {
    timeout: LIVE_WITHIN_MS,
  });
  await elder.page.getByText('What your guardians saw and did').click();
  await expect(
    elder.page.getByText('Greta Birch stopped the payment to Northern Release Desk'),
  ).toBeVisible();
});

test('a guardian whose access ends loses the elder from their open page, and gets nothing more', async ({
  actor,
  newActor,
}) => {
  const [elder, guardian] = [await newActor('Ada Elm'), await newActor('Gus Elm')];
  await activate(elder);
  await becomeGuardian(elder, guardian, await actor('admin'));
  await elder.page.goto('/elder-shield');
  await elder.page.getByRole('button', { name: 'End guardian access: Gus Elm' }).click();
  await expect(guardian.page.getByRole('heading', { name: 'People you protect' })).toBeHidden({
    timeout: LIVE_WITHIN_MS,
  });
  await pay(elder, 'Southern Release Desk');
  await expect(alertOn(elder.page, 'Southern Release Desk')).toBeVisible();
  await expect(alertOn(guardian.page, 'Southern Release Desk')).toBeHidden();
  expect((await (await guardian.context.request.get('/api/guardian/alerts')).json()) as unknown[]).toEqual(
    [],
  );
});

test('“I’m on the phone” tells the guardian, asks three questions and says what to do, by keyboard alone', async ({
  actor,
  newActor,
}) => {
  const [elder, guardian] = [await newActor('Ida Oak'), await newActor('Gil Oak')];
  await activate(elder);
  await becomeGuardian(elder, guardian, await actor('admin'));
  const { page } = elder;
  await page.goto('/elder-shield');
  await page.getByRole('button', { name: 'I’m on the phone with somebody right now' }).focus();
  await page.keyboard.press('Enter');
  await expect(
    guardian.page.getByRole('article', { name: 'Ida Oak is on the phone with somebody right now' }),
  ).toBeVisible({ timeout: LIVE_WITHIN_MS });
  for (const [question, answer] of [
    [/ask for money/u, 'Yes'],
    [/keep it secret/u, 'No'],
    [/see your screen/u, 'No'],
  ] as const) {
    await expect(page.getByRole('group', { name: question })).toBeVisible();
    await page.getByRole('button', { name: answer, exact: true }).focus();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('Please hang up now.')).toBeVisible();
  await expectAccessible(page, 'the questions of a call');
  await page.getByRole('button', { name: 'The call is over' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'I’m on the phone with somebody right now' })).toBeVisible();
});

test('anybody switches the shield on, brings a statement in, and reads it at 400 % zoom', async ({
  newActor,
}) => {
  const nora = await newActor('Nora Ash');
  const { page } = nora;
  await page.goto('/elder-shield');
  await page.getByRole('switch', { name: 'Shield protection' }).click();
  await expect(page.getByText('Elder Shield Activated', { exact: true })).toBeVisible();
  const statement = [
    'Date,Payee,Description,Amount,Currency,Reference',
    '2026-01-05,Water Works,January,-41.20,USD,w1',
    '2026-01-06,Corner Bakery,Bread,-4.80,USD,w2',
  ].join('\n');
  const file = (text: string) => ({ name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  const picker = page.getByLabel('Choose a statement');
  await picker.setInputFiles(file(`${statement}\n2026-01-07,Odd,Line,twelve,USD,w3`));
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing was brought in.' })).toContainText('4');
  await picker.setInputFiles(file(statement));
  await expect(page.getByText('2 payments brought in. Nothing looks like a scam.')).toBeVisible();
  await expect(page.getByText('Corner Bakery')).toBeVisible();
  // What is listed under the result came with the file: another payment that looks like a scam did not.
  await pay(nora, 'Eastern Release Desk');
  const risky = '2026-01-08,Western Union,"intl transfer, keep it secret",-2400.00,USD,w4';
  await picker.setInputFiles(file(`${statement}\n${risky}`));
  const result = page.getByRole('region', { name: 'Bring in a statement' });
  await expect(
    result.getByText('1 payment brought in, 2 were here already. One looks like a scam:'),
  ).toBeVisible();
  await expect(result.getByRole('listitem').filter({ hasText: 'Western Union' })).toBeVisible();
  await expect(result.getByText('Eastern Release Desk')).toHaveCount(0);
  await page.setViewportSize(ZOOMED);
  await expectNoSidewaysScroll(page, 'Elder Shield at 400 % zoom');
  await expectAccessible(page, 'Elder Shield at 400 % zoom');
});

/** Makes every word on the page a third longer, as Spanish and German are, and tells what is cut or runs out of its place. */
const lengthenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      node.nodeValue = (node.nodeValue ?? '').replaceAll(
        /\p{L}{3,}/gu,
        (word) => word + word.slice(0, Math.ceil(word.length / 3)),
      );
    const hasWords = ({ childNodes }: Element) =>
      [...childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());
    return [...document.querySelectorAll('main :not(select *, svg *)')]
      .filter((element) => hasWords(element) && element.checkVisibility() && !element.closest('.sr-only'))
      .filter(
        (element) =>
          (element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1) ||
          element.getBoundingClientRect().right > window.innerWidth,
      )
      .map((element) => `${element.tagName}: ${element.textContent?.slice(0, 80)}`);
  });

test('words that are a third longer, as in Spanish, fit on a phone', async ({ actor, newActor }) => {
  const [elder, guardian] = [await newActor('Eva Roble'), await newActor('Gema Roble')];
  await activate(elder);
  await becomeUnseenGuardian(elder, guardian, await actor('admin'));
  await pay(elder, 'Oficina de Recaudación');
  for (const { page } of [elder, guardian]) {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/elder-shield');
    await expect(alertOn(page, 'Oficina de Recaudación')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Somebody else you can turn to' })).toBeVisible();
    expect(await lengthenWords(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  }
});
