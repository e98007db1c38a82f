import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { RemovalQuestion } from './use-card-removal.ts';

/** Asks for confirmation before another person's card is deleted. */
export function RemovalDialog({ question }: { question: RemovalQuestion | null }) {
  if (!question) return null;
  const { cards, onAnswer } = question;
  return (
    <Dialog
      title={titleOf(question)}
      description="This affects everybody on this puzzle. Anybody here can undo it for a minute."
      isOpen
      onOpenChange={(isOpen) => !isOpen && onAnswer(false)}
    >
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={() => onAnswer(false)}>Keep</Button>
        <Button variant="danger" onClick={() => onAnswer(true)}>
          {cards === 1 ? 'Delete card' : `Delete ${cards} cards`}
        </Button>
      </div>
    </Dialog>
  );
}

function titleOf({ cards, others }: RemovalQuestion): string {
  const [first] = others;
  if (cards === 1) return first ? `Delete the card by ${first}?` : 'Delete somebody else’s card?';
  const isNamed = others.length === 1 && first;
  return `Delete ${cards} cards, some by ${isNamed ? first : 'others'}?`;
}
