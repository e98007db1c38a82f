import { findLinks } from '@fap/shared/comments/own-link.ts';
import { Fragment, type ReactNode } from 'react';
import { OwnLink } from './own-link.tsx';

/**
 * What somebody wrote, with links to our own things. Other addresses stay plain text: on these pages they are mostly those of the
 * other side, and nobody should get there by a slip of the finger.
 */
export function CommentText({ text }: { text: string }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { from, to, path } of findLinks(text, window.location.origin)) {
    if (path === null) continue;
    parts.push(text.slice(end, from), <OwnLink path={path} />);
    end = to;
  }
  parts.push(text.slice(end));
  return (
    <p className="mt-1 text-[0.9375rem] wrap-anywhere whitespace-pre-wrap">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other name
        <Fragment key={index}>{part}</Fragment>
      ))}
    </p>
  );
}
