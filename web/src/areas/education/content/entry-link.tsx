import type { ContentKind } from '@fap/shared/education/content/proposal-rules.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { entryPath } from './proposal-words.ts';

export interface EntryLinkProps {
  kind: ContentKind;
  entryId: string;
  className?: string;
  children: ReactNode;
}

/** Leads to where an entry is read. */
export const EntryLink = ({ kind, entryId, className, children }: EntryLinkProps) =>
  // The glossary is a page for everybody, outside the app.
  kind === 'glossary' ? (
    <a href={entryPath(kind, entryId)} className={className}>
      {children}
    </a>
  ) : (
    <Link href={entryPath(kind, entryId)} className={className}>
      {children}
    </Link>
  );
