import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CompletionMeter } from './completion-meter.tsx';

afterEach(cleanup);

test('at 90 % it does not claim that anybody outside was informed', () => {
  const { container } = render(<CompletionMeter layers={[]} completionRate={92.9} />);
  expect(
    screen.getByText(/^90% reached\. We haven’t informed anybody outside: analysts decide /u),
  ).toBeTruthy();
  expect(container.textContent).not.toMatch(/alerted|notified|told|law enforcement is|goes to the police/iu);
});

test('below 90 % it does not mention the police', () => {
  const { container } = render(<CompletionMeter layers={[]} completionRate={89.9} />);
  expect(container.textContent).not.toMatch(/police|reached/iu);
});
