import { expect, test } from './fixtures/actors.ts';
import { activate, alertOn, becomeUnseenGuardian, pay } from './pages/elder-people.ts';
import { FocusWatch } from './pages/focus-watch.ts';

const PHONE = 'I’m on the phone with somebody right now';

test('by keyboard alone, whatever is pressed, the focus is never lost', async ({ actor, newActor }) => {
  test.slow();
  const [elder, guardian] = [await newActor('Ella Moss'), await newActor('Gert Moss')];
  await activate(elder);
  await becomeUnseenGuardian(elder, guardian, await actor('admin'));
  for (const payee of ['First Desk', 'Second Desk', 'Third Desk']) await pay(elder, payee);
  await elder.context.request.post('/api/elder/transactions', {
    data: {
      transactions: Array.from({ length: 9 }, (_, at) => ({
        externalId: `bread-${at}`,
        amount: 480 + at,
        currency: 'USD',
        direction: 'out',
        payee: `Bakery ${at}`,
        description: 'bread',
        occurredAt: new Date(Date.now() - (at + 2) * 86_400_000).toISOString(),
      })),
    },
  });
  const { page } = elder;
  await page.goto('/elder-shield');
  const button = (name: string | RegExp) =>
    page.getByRole('button', { name, exact: typeof name === 'string' });
  const watch = new FocusWatch(page);
  await button(PHONE).focus();
  await watch.start();

  await test.step('the call opens where the button was, and each answer leads on', async () => {
    await watch.press(button(PHONE));
    const heading = page.getByRole('heading', { name: /^Take a breath/u });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await watch.press(button('Yes'));
    await expect(page.getByText(/^Did they tell you to keep it secret/u)).toBeFocused();
    await watch.press(button('No'));
    await expect(page.getByText(/^Can they see your screen/u)).toBeFocused();
    await watch.press(button('No'));
    await expect(page.getByText('Please hang up now.')).toBeFocused();
    await expect(page.getByRole('link', { name: /^Emergency: call/u }).first()).toBeVisible();
    await watch.press(button('The call is over'));
    await expect(button(PHONE)).toBeFocused();
  });

  await test.step('stopping and releasing say what was done, and nothing moves below the finger', async () => {
    await watch.press(button('Stop this payment'));
    await expect(page.getByText(/^You stopped it, /u).first()).toBeFocused();
    await watch.press(button('Next alert'));
    await watch.press(button('It’s fine, release it'));
    await watch.press(button('No, keep it paused'));
    await expect(button('It’s fine, release it')).toBeFocused();
    await watch.press(button('It’s fine, release it'));
    await watch.press(button('Yes, release it'));
    await expect(page.getByText(/^You released it, /u).first()).toBeFocused();
    await watch.press(button('Next alert'));
    await expect(page.getByRole('heading', { name: /First Desk looks like a scam/u })).toBeFocused();
    await watch.press(button('Stop this payment'));
    await watch.press(button('Close'));
    await expect(alertOn(page, 'First Desk')).toBeHidden();
  });

  await test.step('the shield', async () => {
    const shield = page.getByRole('switch', { name: 'Shield protection' });
    await watch.press(shield, 'Space');
    await expect(shield).not.toBeChecked();
    await watch.press(shield, 'Space');
    await expect(shield).toBeChecked();
    await watch.press(button('Show older payments'));
    await expect(page.getByText('Bakery 8')).toBeVisible();
  });

  await test.step('the threshold', async () => {
    const threshold = page.getByLabel('Alert threshold in dollars');
    await threshold.fill('600');
    await watch.press(button('Save threshold'));
    await expect(page.getByText(/^Saved\. The new threshold/u)).toBeFocused();
  });

  await test.step('somebody else to turn to', async () => {
    await page.getByLabel('Their name').fill('Mrs Novak');
    await page.getByLabel('Their telephone number').fill('hello');
    await watch.press(button('Save'));
    await expect(page.getByLabel('Their telephone number')).toBeFocused();
    await expect(page.getByText('Please enter a telephone number')).toBeVisible();
    await page.getByLabel('Their telephone number').fill('+1 202 555 0143');
    await watch.press(button('Save'));
    await expect(page.getByRole('link', { name: 'Call +1 202 555 0143' })).toBeVisible();
    await watch.press(button('Change'));
    await expect(page.getByLabel('Their name')).toBeFocused();
    await watch.press(button('Save'));
    await expect(page.getByText('Saved.', { exact: true })).toBeFocused();
  });

  await test.step('payees and tokens', async () => {
    for (const name of ['Water Works', 'Corner Bakery']) {
      await page.getByLabel('Payee', { exact: true }).fill(name);
      await watch.press(button('Add'));
      await expect(button(`Remove ${name}`)).toBeVisible();
    }
    for (const name of ['Water Works', 'Corner Bakery']) {
      await watch.press(button(`Remove ${name}`));
      await expect(button(`Remove ${name}`)).toBeHidden();
    }
    await page.getByText('Connect a bank’s feed').click();
    await page.getByLabel('Name of the bank').fill('First Bank');
    await watch.press(button('Make a token'));
    await expect(page.getByText('Your new token')).toBeFocused();
    await watch.press(button('End it: First Bank'));
    await expect(button('End it: First Bank')).toBeHidden();
  });

  await test.step('guardians', async () => {
    await page.getByLabel('Guardian’s e-mail').fill('nobody@people.test');
    await watch.press(button('Grant Guardian Access'));
    await watch.press(button('Withdraw the invitation: nobody@people.test'));
    await expect(button('Withdraw the invitation: nobody@people.test')).toBeHidden();
    await watch.press(button('End guardian access: Gert Moss'));
    await expect(button('End guardian access: Gert Moss')).toBeHidden();
  });
  await watch.expectKept();
});
