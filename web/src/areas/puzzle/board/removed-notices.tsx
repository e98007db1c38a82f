import { UNREAD_PIECE } from '@fap/shared/puzzle/board-shapes.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Undo2, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useIsWide } from '../workspace/use-wide.ts';
import { nameCards } from './count-cards.ts';
import type { Removal } from './removed-cards.ts';

export interface RemovedNoticesProps {
  removals: readonly Removal[];
  onUndo: (key: number) => void;
  onClose: (key: number) => void;
}

/** More would cover the board that they are about; on a phone, two would. */
const NOTICES_SHOWN = { wide: 3, narrow: 1 };

/** Notices of the latest deletions with their authors; everybody can undo them. They stay in view while the board is. */
export function RemovedNotices({ removals, onUndo, onClose }: RemovedNoticesProps) {
  const shown = listLatest(removals, useIsWide() ? NOTICES_SHOWN.wide : NOTICES_SHOWN.narrow);
  const rest = removals.length - shown.length;
  return (
    <section
      aria-label={t`Deleted a moment ago`}
      // Without a height: it lies over the board and takes no room from it.
      className="pointer-events-none sticky bottom-3 z-30 h-0"
    >
      <ul aria-live="polite" className="absolute inset-x-3 bottom-0 mx-auto max-w-xl space-y-2">
        {rest > 0 && (
          <li className="rounded-md border border-line bg-surface px-4 py-1.5 text-sm text-ink-soft shadow-panel">
            {plural(rest, {
              one: '# more deletion: you find it in the history.',
              other: '# more deletions: you find them in the history.',
            })}
          </li>
        )}
        {shown.map((removal) => (
          <Notice
            key={removal.key}
            removal={removal}
            onUndo={() => onUndo(removal.key)}
            onClose={() => onClose(removal.key)}
          />
        ))}
      </ul>
    </section>
  );
}

/** Those to show, in their order: somebody's own ones first, then the newest. */
function listLatest(removals: readonly Removal[], most: number): readonly Removal[] {
  const byWeight = removals.toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn) || b.key - a.key);
  const latest = new Set(byWeight.slice(0, most));
  return removals.filter((removal) => latest.has(removal));
}

interface NoticeProps {
  removal: Removal;
  onUndo: () => void;
  onClose: () => void;
}

function Notice({ removal, onUndo, onClose }: NoticeProps) {
  const undo = useRef<HTMLButtonElement>(null);
  const { isOwn } = removal;
  useEffect(() => {
    if (!isOwn) return;
    return watchForLostFocus(() => undo.current?.focus());
  }, [isOwn]);
  return (
    <li className="pointer-events-auto flex flex-wrap items-center gap-x-2 gap-y-2 rounded-md border border-line bg-surface px-4 py-2.5 text-[0.9375rem] shadow-panel">
      <span className="min-w-0 flex-1 wrap-anywhere">
        {describeDeletion(removal)}
        <span className="text-ink-soft"> {labelsOf(removal)}</span>
      </span>
      <Button ref={undo} size="sm" onClick={onUndo}>
        <Undo2 aria-hidden className="size-4" />
        <Trans>
          Undo
          <span className="sr-only"> the deletion of {labelsOf(removal)}</span>
        </Trans>
      </Button>
      <Button
        size="icon-sm"
        variant="quiet"
        aria-label={t`Close the notice`}
        title={t`Close the notice`}
        onClick={onClose}
      >
        <X aria-hidden className="size-4" />
      </Button>
    </li>
  );
}

const FOCUS_CHECK_MS = 50;
const FOCUS_WATCHED_MS = 3_000;

/**
 * Calls back when the focused element leaves the page and nothing gets the focus instead; gives a function that stops. What had
 * the focus goes with its card, but later than this notice comes: a dialog gives it back first, a busy board is drawn in turns.
 */
function watchForLostFocus(onLost: () => void): () => void {
  const began = performance.now();
  let focused = document.activeElement;
  const timer = window.setInterval(() => {
    const { activeElement, body } = document;
    const isNowhere = activeElement === null || activeElement === body;
    const isLost = isNowhere && (focused === null || focused === body || !focused.isConnected);
    if (isLost) onLost();
    if (isNowhere || performance.now() - began > FOCUS_WATCHED_MS) window.clearInterval(timer);
    focused = activeElement;
  }, FOCUS_CHECK_MS);
  return () => window.clearInterval(timer);
}

function describeDeletion({ cards, isOwn, by }: Removal): string {
  const who = isOwn ? t`you` : by;
  const what = nameCards([...cards.values()]);
  return t`${what.charAt(0).toUpperCase()}${what.slice(1)} deleted${who === null ? '' : t` by ${who}`}`;
}

const LABELS_SHOWN = 2;
const LABEL_SHOWN_LENGTH = 60;

function labelsOf({ cards }: Removal): string {
  const labels = [...cards.values()].slice(0, LABELS_SHOWN).map(({ label }) => {
    const start = label.slice(0, LABEL_SHOWN_LENGTH);
    return label === '' ? UNREAD_PIECE : `“${start}${start === label ? '' : '…'}”`;
  });
  return cards.size > LABELS_SHOWN ? `${labels.join(', ')}, …` : labels.join(', ');
}
