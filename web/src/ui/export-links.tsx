import { Suspense } from 'react';
import type { ExportLinksProps } from './export-links-body.tsx';
import { lazyPart } from './lazy-part.tsx';

const Body = lazyPart(async () => (await import('./export-links-body.tsx')).ExportLinksBody);

/** Downloads a list whole, with the filters that are set: everything it would show after the last "Show more". */
export const ExportLinks = (props: ExportLinksProps) => (
  <Suspense>
    <Body {...props} />
  </Suspense>
);
