import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CompletionMeter } from './completion-meter.tsx';

afterEach(cleanup);

test('at 90 % nobody is said to have been told, and the police not to have anything', () => {
  const { container } = render(<CompletionMeter layers={[]} completionRate={92.9} />);
  expect(
    screen.getByText(/^90% reached\. Nobody outside was told: dossiers .* aren’t ready yet\.$/u),
  ).toBeTruthy();
  expect(container.textContent).not.toMatch(/alerted|notified|law enforcement is|goes to the police/iu);
});

test('below it, nothing is said of the police', () => {
  const { container } = render(<CompletionMeter layers={[]} completionRate={89.9} />);
  expect(container.textContent).not.toMatch(/police|reached/iu);
});
