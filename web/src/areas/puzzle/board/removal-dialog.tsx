import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { RemovalQuestion } from './use-card-removal.ts';

const SHOWN_WORDS = 3;

/** Asks for confirmation before another person's card is deleted. */
export function RemovalDialog({ question }: { question: RemovalQuestion | null }) {
  const keep = useRef<HTMLButtonElement>(null);
  if (!question) return null;
  const { what, words, onAnswer } = question;
  return (
    <Dialog
      title={titleOf(question)}
      description={t`This affects everybody on this puzzle. Anybody here can undo it for a minute.`}
      initialFocus={keep}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onAnswer(false)}
    >
      {words.length > 0 && (
        <ul className="mb-5 grid gap-1.5 border-l-2 border-line pl-3 text-ink-soft">
          {words.slice(0, SHOWN_WORDS).map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the question does not change while it is asked
            <li key={index} className="line-clamp-2 wrap-anywhere">
              {text}
            </li>
          ))}
          {words.length > SHOWN_WORDS && (
            <li>
              <Trans>and {words.length - SHOWN_WORDS} more</Trans>
            </li>
          )}
        </ul>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button ref={keep} onClick={() => onAnswer(false)}>
          <Trans>Keep</Trans>
        </Button>
        <Button variant="danger" onClick={() => onAnswer(true)}>
          {t`Delete ${what}`}
        </Button>
      </div>
    </Dialog>
  );
}

function titleOf({ what, isOne, others }: RemovalQuestion): string {
  const [first] = others;
  if (isOne) return first ? t`Delete the ${what} by ${first}?` : t`Delete somebody else’s ${what}?`;
  return t`Delete ${what}, some by ${others.length === 1 && first ? first : t`others`}?`;
}
