import { useState } from 'react';

/** Exhibits named before the others are asked for. */
const SHOWN = 4;

/** The exhibits a figure came from. */
export function ExhibitList({ exhibits }: { exhibits: readonly string[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const hidden = exhibits.length - SHOWN;
  if (exhibits.length === 0) return <span className="text-ink-soft">No exhibit</span>;
  return (
    <span className="text-sm text-ink-soft">
      {(isOpen ? exhibits : exhibits.slice(0, SHOWN)).join(', ')}
      {hidden > 0 && (
        <>
          {' '}
          <button
            type="button"
            className="link py-1"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? 'fewer' : `and ${hidden} more`}
          </button>
        </>
      )}
    </span>
  );
}
