import type { EvidenceReading } from '@fap/shared/evidence/reading-contract.ts';
import type { TextAuthor } from '@fap/shared/privacy/text-author.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { reasonOf } from '../../../platform/api-error.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { WordAuthorField } from '../../clusters/public/word-author.tsx';
import { attributeWords } from '../data.ts';

const IN_CLUSTER = t`Your answer decides which of these words volunteers can read.`;
const ALONE = t`Volunteers can’t see this yet, because it isn’t in a cluster. Once it is, your answer decides what they can read.`;

/** Asks who wrote an item's words; only its owner and analysts may answer. */
export function AuthorCard({ reading: { evidence, grade, text } }: { reading: EvidenceReading }) {
  const attribute = useAction<TextAuthor>({
    run: (author) => attributeWords(evidence.id, author),
    onSuccess: () =>
      toast({
        title: t`Saved`,
        description: t`This now decides what volunteers can read. The change is in the chain of custody.`,
        variant: 'success',
      }),
    onFailure: (error) =>
      toast({
        title: t`Not saved`,
        description: reasonOf(error, t`We could not save your answer. Please try again.`),
        variant: 'destructive',
      }),
  });
  if ((grade !== 'owner' && grade !== 'analyst') || text === null) return null;
  const isOwners = grade === 'analyst' && evidence.author === 'reporter';
  return (
    <Card>
      <CardHeader title={t`Who wrote these words?`} hint={evidence.clusterId ? IN_CLUSTER : ALONE} />
      <CardBody>
        <WordAuthorField
          legend={t`Written by`}
          value={attribute.isPending ? attribute.variables : evidence.author}
          onChange={(author) => attribute.mutate(author)}
          isDisabled={attribute.isPending || isOwners}
          wording={grade}
        />
        {isOwners && (
          <p className="mt-3 text-sm text-ink-soft">
            <Trans>
              These are marked as the reporter’s own words. Only the owner of this exhibit can change that.
            </Trans>
          </p>
        )}
      </CardBody>
    </Card>
  );
}
