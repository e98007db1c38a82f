import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../platform/query.ts';
import { type FakeAnswer, fakeApi } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { FindingSuggestions } from './finding-suggestions.tsx';

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const FINDING = {
  unit: 'Network Ninja',
  title: 'domain claims-desk[.]example',
  detail: 'Named by 2 files of this cluster and no other.',
  evidenceId: 'evidence-7',
  quote: 'Open hxxps://claims-desk[.]example/… and enter the code.',
};

function open(answer: FakeAnswer) {
  fakeApi({ 'GET /api/puzzle/cluster-001/layers/2/findings': answer });
  const onUse = vi.fn();
  renderApp(<FindingSuggestions clusterId="cluster-001" layer={2} onUse={onUse} />);
  return { onUse, user: userEvent.setup() };
}

test('a finding is offered with what it cites, and becomes the words and exhibit of a piece', async () => {
  const { onUse, user } = open({
    body: { findings: [FINDING, { ...FINDING, title: 'ip 1.2.3.4', evidenceId: null, quote: null }] },
  });
  expect(await screen.findByRole('region', { name: 'Found by the ReconDogs' })).toBeTruthy();
  expect(screen.getByText(/“Open hxxps/u)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Use it.*claims-desk/u }));
  expect(onUse).toHaveBeenLastCalledWith({
    content: `${FINDING.title}. ${FINDING.detail} “${FINDING.quote}” Found by Network Ninja.`,
    evidenceId: 'evidence-7',
  });
  await user.click(screen.getByRole('button', { name: /^Use it.*ip 1/u }));
  expect(onUse).toHaveBeenLastCalledWith({
    content: `ip 1.2.3.4. ${FINDING.detail} Found by Network Ninja.`,
    evidenceId: null,
  });
});

test('where nothing was found there is nothing', async () => {
  open({ body: { findings: [] } });
  await vi.waitFor(() => expect(fetch).toBeDefined());
  expect(screen.queryByRole('region')).toBeNull();
});
