import { Link } from 'wouter';
import { ExactTime } from './exact-time.tsx';

export interface CountedRowProps {
  title: string;
  text: string;
  /** Where it leads; null for what has no page. */
  href: string | null;
  /** What it was worth, before its time. */
  end?: string | undefined;
  at: string;
}

/** One of the rows that a figure counts, in a list below the figure: what it is, where it leads, and when it was. */
export function CountedRow({ title, text, href, end, at }: CountedRowProps) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-5 py-4">
      <div className="min-w-0 flex-1 basis-60">
        {href === null ? (
          <span className="font-semibold wrap-anywhere">{title}</span>
        ) : (
          <Link href={href} className="font-semibold wrap-anywhere hover:text-accent hover:underline">
            {title}
          </Link>
        )}
        <p className="mt-0.5 text-sm text-ink-soft">{text}</p>
      </div>
      <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
        {end && <span className="font-medium text-ink tabular-nums">{end}</span>}
        <ExactTime at={at} />
      </p>
    </li>
  );
}
