import { chromium } from '@playwright/test';
const base = 'http://127.0.0.1:4101';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
export async function as(who, { width = 1440, height = 900, dark = false, locale = 'en-US' } = {}) {
  const context = await browser.newContext({ baseURL: base, viewport: { width, height }, colorScheme: dark ? 'dark' : 'light', locale, serviceWorkers: 'block' });
  const r = await context.request.post('/api/login', { form: { email: `${who}@demo.test`, password: 'demo-pass-2026' }, headers: { origin: base }, maxRedirects: 0 });
  if (r.status() >= 400) console.log('login', who, r.status());
  return { context, page: await context.newPage() };
}
const shot = async (page, name, full = true) => { await page.waitForTimeout(700); await page.screenshot({ path: `/tmp/p-${name}.png`, fullPage: full }); };
const step = process.argv[2];
if (step === 'suggest') {
  const { page } = await as('agent1');
  await page.goto('/content/family/CLUSTER-002-ROM?text=branches/rom-crisis');
  await page.getByRole('button', { name: /^Change: Description, Partner/ }).first().waitFor();
  await shot(page, 'entry-part', false);
  await page.getByRole('button', { name: /^Change: Description, Partner/ }).first().click();
  const d = page.getByRole('dialog');
  await d.getByLabel('New text').fill("The partner works far away, as a soldier, doctor or engineer, and can't come. One emergency after another needs money, which will be paid back “after the contract”.");
  await shot(page, 'dialog', false);
  await d.getByRole('button', { name: 'Send suggestion' }).click();
  await shot(page, 'dialog-fault', false);
  await d.getByLabel('Why is it better?').fill('Shorter, and it says that nobody comes.');
  await d.getByRole('textbox', { name: /^Its address/ }).fill('https://consumer.ftc.gov/articles/romance-scams');
  await d.getByRole('textbox', { name: /^Title of a public/ }).fill('What To Know About Romance Scams');
  await d.getByRole('button', { name: 'Send suggestion' }).click();
  await d.waitFor({ state: 'hidden' });
  await shot(page, 'sent', false);
  await page.goto('/content/article/the-second-call');
  await page.getByRole('button', { name: /^Change: Summary/ }).waitFor();
  await shot(page, 'article');
  await page.goto('/suggested-changes');
  await page.getByText('Waiting').first().waitFor();
  await shot(page, 'own');
}
if (step === 'look') {
  const a = await as('analyst', { width: Number(process.argv[3] ?? 1440), dark: process.argv[4] === 'dark', locale: process.argv[5] ?? 'en-US' });
  await a.page.goto('/review-changes');
  await a.page.waitForTimeout(1500);
  await shot(a.page, `review-${process.argv[3]}-${process.argv[4]}`);
  await a.page.goto('/content/family/CLUSTER-002-ROM');
  await a.page.waitForTimeout(1000);
  await shot(a.page, `entry-${process.argv[3]}-${process.argv[4]}`, false);
  await a.page.goto('/education?open=CLUSTER-002-ROM');
  await a.page.waitForTimeout(1500);
  await a.page.getByText(/^(Suggest a change|Sugerir un cambio)$/).last().scrollIntoViewIfNeeded();
  await shot(a.page, `edu-${process.argv[3]}-${process.argv[4]}`, false);
}
await browser.close();
