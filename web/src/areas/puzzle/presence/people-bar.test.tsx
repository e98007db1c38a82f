import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { changeDocumentStatus, forgetDocumentStatus } from '../../../platform/document-status.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { TooltipProvider } from '../../../ui/tooltip.tsx';
import { PeopleBar } from './people-bar.tsx';

const ROOM = 'puzzle:cluster-001';

afterEach(() => {
  cleanup();
  forgetDocumentStatus(ROOM);
});

test('that nobody is here is said only by a page that would know', () => {
  renderApp(
    <TooltipProvider>
      <PeopleBar
        room={ROOM}
        people={[]}
        user={{ id: 'ana', displayName: 'Ana' }}
        following={{ id: null, follow: () => undefined }}
        onCall={() => undefined}
      />
    </TooltipProvider>,
  );
  expect(screen.queryByText('Nobody else is here now')).toBeNull();
  act(() => changeDocumentStatus(ROOM, { link: 'missing' }));
  expect(screen.getByText('We can’t see who is here')).toBeDefined();
  act(() => changeDocumentStatus(ROOM, { link: 'open' }));
  expect(screen.getByText('Nobody else is here now')).toBeDefined();
  act(() => changeDocumentStatus(ROOM, { link: 'lost' }));
  expect(screen.getByText('We can’t see who is here while you’re offline')).toBeDefined();
});
