import { cn } from '../../../ui/class-names.ts';

/** How a dog looks: each of the twenty differs in ears, coat, mark and what it carries. */
interface Look {
  ears: 'floppy' | 'upright' | 'round' | 'bent';
  coat: 'light' | 'dark' | 'patched' | 'masked';
  /** A drawing on its collar tag, as a path in a field of 24. */
  tag: string;
}

const EARS = ['floppy', 'upright', 'round', 'bent'] as const;
const COATS = ['light', 'dark', 'patched', 'masked'] as const;
/** What each unit works with, in the order of the units. */
const TAGS: readonly string[] = [
  'M12 3v9l6 3M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18Z',
  'M12 12m-3 0a3 3 0 1 0 6 0 3 3 0 1 0-6 0M12 3v4M12 17v4M3 12h4M17 12h4',
  'M5 4h9l5 5v11H5ZM14 4v5h5M8 14h8M8 17h5',
  'M4 6h6v5H4ZM14 6h6v5h-6ZM9 16h6v4H9ZM7 11v3h10v-3M12 14v2',
  'M9 4v16M13 4v16M6 7h9a3 3 0 0 1 0 5H6h10a3 3 0 0 1 0 6H6',
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c4 5 4 13 0 18M12 3c-4 5-4 13 0 18',
  'M12 4v16M6 20h12M5 7h14M5 7l-2 6h5ZM19 7l-3 6h5Z',
  'M3 17l5-6 4 4 9-10M15 5h6v6',
  'M3 12s4-6 9-6 9 6 9 6-4 6-9 6-9-6-9-6ZM12 12m-2 0a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
  'M4 5h16v14H4ZM8 9h.01M12 9h.01M16 9h.01M8 13h.01M12 13h3M8 16h8',
  'M4 20V10M10 20V4M16 20v-8M21 20H3',
  'M8 9a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM3 20c0-4 2-7 5-7s5 3 5 7M16 5h5M16 9h5M16 13h5',
  'M8 3h8v18H8ZM11 18h2',
  'M8 6l-5 6 5 6M16 6l5 6-5 6M14 4l-4 16',
  'M4 5h16M4 10h16M4 15h10M4 20h7',
  'M12 21a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM12 9v4l3 2M9 2h6',
  'M5 4h14v16H5ZM8 9h8M8 13h3M14 13l1 1 2-3',
  'M12 3a9 9 0 1 0 9 9 4 4 0 0 1-5-4 4 4 0 0 1-4-5ZM9 10h.01M8 15h.01M14 15h.01',
  'M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6ZM9 12l2 2 4-4',
  'M6 3h12v18l-6-4-6 4ZM9 9l2 2 4-4',
];

const lookOf = (unitId: number): Look => ({
  ears: EARS[(unitId - 1) % EARS.length] ?? 'floppy',
  coat: COATS[Math.floor((unitId - 1) / 5) % COATS.length] ?? 'light',
  tag: TAGS[unitId - 1] ?? '',
});

/** A unit's portrait, drawn; its name stands beside it. */
export function DogPortrait({ unitId, size = 'md' }: { unitId: number; size?: 'sm' | 'md' }) {
  const { ears, coat, tag } = lookOf(unitId);
  const fur = coat === 'dark' ? 'fill-ink-soft' : 'fill-accent-soft';
  return (
    <svg
      viewBox="0 0 120 120"
      aria-hidden="true"
      className={cn('shrink-0', size === 'sm' ? 'size-16' : 'size-24 sm:size-28')}
    >
      <circle cx="60" cy="60" r="58" className="fill-sunken" />
      <g className="stroke-ink" strokeWidth="2.5" strokeLinejoin="round" strokeLinecap="round">
        <Ears kind={ears} fur={fur} />
        <path d="M30 56c0-20 13-31 30-31s30 11 30 31c0 24-13 36-30 36S30 80 30 56Z" className={fur} />
        {coat === 'patched' && (
          <path
            d="M62 26c16 1 27 12 27 30-11 3-20-1-24-9-3-7-4-14-3-21Z"
            className="fill-ink-soft"
            stroke="none"
          />
        )}
        {coat === 'masked' && (
          <path
            d="M33 48c8-6 19-6 27 0 8-6 19-6 27 0 1 9-7 15-14 14-6 0-10-4-13-8-3 4-7 8-13 8-7 1-15-5-14-14Z"
            className="fill-ink-soft"
            stroke="none"
          />
        )}
        <ellipse cx="60" cy="72" rx="15" ry="12" className="fill-surface" />
        <path d="M54 66h12l-6 7Z" className="fill-ink" />
        <path d="M60 73v5M60 78c-3 4-8 4-10 1M60 78c3 4 8 4 10 1" fill="none" />
      </g>
      <circle cx="47" cy="54" r="4" className="fill-ink" />
      <circle cx="73" cy="54" r="4" className="fill-ink" />
      <circle cx="48.5" cy="52.5" r="1.3" className="fill-surface" />
      <circle cx="74.5" cy="52.5" r="1.3" className="fill-surface" />
      <path
        d="M36 88c14 9 34 9 48 0"
        className="stroke-accent"
        strokeWidth="6"
        fill="none"
        strokeLinecap="round"
      />
      <circle cx="60" cy="102" r="14" className="fill-surface stroke-accent" strokeWidth="2.5" />
      <path
        d={tag}
        transform="translate(51 93) scale(0.75)"
        className="stroke-accent"
        strokeWidth="2.2"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

function Ears({ kind, fur }: { kind: Look['ears']; fur: string }) {
  const one = {
    floppy: 'M38 34c-12-4-20 4-20 18 0 10 4 16 9 16 4 0 6-6 7-14Z',
    upright: 'M36 42 30 12l20 16Z',
    round: 'M38 36c-2-12-16-14-19-4-2 8 4 15 13 14Z',
    bent: 'M36 40 32 16c7 0 13 5 16 11l-9-1Z',
  }[kind];
  return (
    <>
      <path d={one} className={fur} />
      <path d={one} className={fur} transform="matrix(-1 0 0 1 120 0)" />
    </>
  );
}
