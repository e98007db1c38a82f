import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useMoveFocus } from './move-focus.ts';

function Answer({ answer }: { answer: string | null }) {
  const title = useMoveFocus<HTMLHeadingElement>(answer);
  return answer ? (
    <h2 ref={title} tabIndex={-1}>
      {answer}
    </h2>
  ) : null;
}

afterEach(cleanup);

test('each new answer gets the focus and scrolls into view', () => {
  const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
  const { rerender } = render(<Answer answer={null} />);
  expect(scroll).not.toHaveBeenCalled();
  rerender(<Answer answer="Valid" />);
  expect(document.activeElement).toBe(screen.getByText('Valid'));
  rerender(<Answer answer="Not valid" />);
  expect(scroll).toHaveBeenCalledTimes(2);
  scroll.mockRestore();
});

test('an answer from before the screen opened does not take the focus', () => {
  render(<Answer answer="From before" />);
  expect(document.activeElement).toBe(document.body);
});
