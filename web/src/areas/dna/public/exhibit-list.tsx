import { t } from '@lingui/core/macro';
import { useState } from 'react';

/** How many exhibits are listed before the rest is expanded. */
const SHOWN = 8;

/** The exhibits behind a figure: `Reports 1, 2, 5`. */
export function ExhibitList({ exhibits }: { exhibits: readonly string[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const hidden = exhibits.length - SHOWN;
  const shown = isOpen ? exhibits : exhibits.slice(0, SHOWN);
  const [first = ''] = shown;
  return (
    <span className="text-sm text-ink-soft">
      {shown.length === 1
        ? first
        : t`Reports ${shown.map((exhibit) => exhibit.replace('Report ', '')).join(', ')}`}
      {hidden > 0 && (
        <>
          {' '}
          <button
            type="button"
            className="link py-1"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? t`fewer` : t`and ${hidden} more`}
          </button>
        </>
      )}
    </span>
  );
}
