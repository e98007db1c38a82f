import type { Contribution } from '@fap/shared/puzzle/entities.ts';
import { PersonName } from '../../../ui/person-name.tsx';
import { contributorName } from '../public/contributor-name.ts';

/** Who wrote a piece. One from a report has no face: all victims would share it, and look like one person. */
export function PieceAuthor({
  piece: { author, origin },
}: {
  piece: Pick<Contribution, 'author' | 'origin'>;
}) {
  return origin === 'report' ? (
    <span>{contributorName(author.displayName)}</span>
  ) : (
    <PersonName id={author.id} name={author.displayName} />
  );
}
