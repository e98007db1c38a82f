import { parseOwnLink } from '@fap/shared/comments/own-link.ts';
import { UNFURLED_LABELS } from '@fap/shared/comments/unfurled.ts';
import { Link } from 'wouter';
import { useRead } from '../../../platform/read.ts';
import { unfurledLink } from './data.ts';

/** A link to something of ours: what it is called and how it is now; the bare address where the reader may not know. */
export function OwnLink({ path }: { path: string }) {
  return parseOwnLink(path) === null ? <PlainLink path={path} /> : <UnfurledLink path={path} />;
}

function PlainLink({ path }: { path: string }) {
  return (
    <Link href={path} className="link">
      {window.location.origin}
      {path}
    </Link>
  );
}

function UnfurledLink({ path }: { path: string }) {
  const { data } = useRead(unfurledLink, { query: { link: path } });
  const unfurled = data?.unfurled;
  if (!unfurled) return <PlainLink path={path} />;
  const { kind, title, state: stateWords } = unfurled;
  return (
    <Link
      href={path}
      className="inline-block max-w-full rounded-md border border-line-strong/50 bg-sunken px-2 py-0.5 align-middle text-sm whitespace-normal hover:border-line-strong"
    >
      <span className="font-medium text-ink-soft">{UNFURLED_LABELS[kind]}: </span>
      <span className="font-medium text-accent">{title}</span>
      <span className="text-ink-soft"> · {stateWords}</span>
    </Link>
  );
}
