import { expect, test } from './fixtures/actors.ts';
import { TRUST_BUILDING } from './pages/puzzle-page.ts';
import { openPair } from './pages/puzzle-team.ts';

const HOUR_MS = 3_600_000;

test('holder and requester of a claim see the same time left, even when one clock is wrong by an hour', async ({
  newContext,
  newActor,
}) => {
  const { pages } = await openPair({ newContext, newActor }, async ({ displayName, page }) => {
    // Ben's clock is an hour behind.
    if (displayName === 'Ben Birch')
      await page.addInitScript((skewMs) => {
        const now = Date.now.bind(Date);
        Date.now = () => now() - skewMs;
      }, HOUR_MS);
  });
  const [ana, ben] = pages;
  await ana.chooseLayer(TRUST_BUILDING);
  await ana.page.getByRole('button', { name: 'I’m working on this' }).click();
  await ben.chooseLayer(TRUST_BUILDING);
  await ben.page.getByRole('button', { name: 'Ask to take over' }).click();
  const holder = ana.page.getByText(/Ben Birch asks to take over and can do so in \d+ s/u);
  const asker = ben.page.getByRole('button', { name: /Take over in \d+ s/u });
  await expect(holder).toBeVisible();
  await expect(asker).toBeDisabled();

  const secondsIn = (text: string | null) => Number(/in (\d+) s/u.exec(text ?? '')?.[1] ?? Number.NaN);
  const minutesIn = (text: string | null) => /(\d+:\d\d) left/u.exec(text ?? '')?.[1];
  const lease = ben.page.getByText(/Ana Alder is working on this/u);
  // Both windows are read in parallel; between two reads the displayed second could change, and once a second would always be that moment.
  const intervals = [170, 310, 730];
  await expect
    .poll(
      async () => {
        const [one, two] = await Promise.all([holder.textContent(), asker.textContent()]);
        return [secondsIn(one) > 0, secondsIn(one) - secondsIn(two)];
      },
      { intervals },
    )
    .toEqual([true, 0]);
  await expect
    .poll(
      async () => {
        const [one, two] = await Promise.all([holder.textContent(), lease.textContent()]);
        return [minutesIn(one)?.startsWith('9:'), minutesIn(one) === minutesIn(two)];
      },
      { intervals },
    )
    .toEqual([true, true]);
});
