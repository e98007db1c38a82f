import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ExhibitThumbnail } from './exhibit-thumbnail.tsx';

afterEach(cleanup);

const picture = { id: 'evidence-1', fileType: 'image/png', state: 'read' } as const;
const imageOf = (container: HTMLElement) => container.querySelector('img');

test('one’s own picture is drawn small, and another kind of file as its shape', () => {
  const own = render(<ExhibitThumbnail evidence={picture} isOwn />);
  expect(imageOf(own.container)?.getAttribute('src')).toBe('/api/evidence/evidence-1/thumbnail');
  const mail = render(<ExhibitThumbnail evidence={{ ...picture, fileType: 'message/rfc822' }} isOwn />);
  expect(imageOf(mail.container)).toBeNull();
  expect(mail.container.querySelector('svg')).not.toBeNull();
});

test('a picture of somebody else is not asked for: each look would be a step of its custody', () => {
  const { container } = render(<ExhibitThumbnail evidence={picture} isOwn={false} />);
  expect(imageOf(container)).toBeNull();
});

test('a picture that cannot be drawn becomes the shape of its kind', () => {
  const { container } = render(<ExhibitThumbnail evidence={picture} isOwn />);
  const image = imageOf(container);
  if (!image) throw new Error('no picture');
  fireEvent.error(image);
  expect(imageOf(container)).toBeNull();
  expect(container.querySelector('svg')).not.toBeNull();
});
