import { pictureContract } from '@fap/shared/evidence/picture-contract.ts';
import {
  PICTURE_LANGUAGE_NAMES,
  PICTURE_LANGUAGES,
  type PictureLanguage,
} from '@fap/shared/evidence/picture-languages.ts';
import { isShownPicture } from '@fap/shared/evidence/picture-types.ts';
import type { EvidenceReading } from '@fap/shared/evidence/reading-contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { api } from '../../../platform/api-client.ts';
import { reasonOf } from '../../../platform/api-error.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { replaceWords } from './replace-words.ts';

const OPTIONS = PICTURE_LANGUAGES.map((value) => ({ value, label: PICTURE_LANGUAGE_NAMES[value] }));

/** Lets the owner of a picture have its words read in another language; those read before stay beside them. */
export function LanguageCard({ reading }: { reading: EvidenceReading }) {
  const { evidence, grade, earlierTexts } = reading;
  const [language, setLanguage] = useState<PictureLanguage>('spa');
  const [problem, setProblem] = useState<string>();
  const again = useAction<PictureLanguage>({
    run: (chosen) =>
      replaceWords(
        evidence.id,
        api(pictureContract.readAgain, {
          params: { id: evidence.id },
          body: { language: chosen, seenCorrections: earlierTexts.length },
        }),
      ),
    onSuccess: () =>
      toast({
        title: t`Read again`,
        description: t`The words we read before stay under “Earlier words”.`,
        variant: 'success',
      }),
    onFailure: (error) => setProblem(reasonOf(error, t`We could not read it again. Please try again.`)),
  });
  if (grade !== 'owner' || evidence.state !== 'read' || !isShownPicture(evidence.fileType)) return null;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setProblem(undefined);
    if (!again.isPending) again.mutate(language);
  };
  return (
    <Card>
      <CardHeader title={t`Is it in another language?`} hint={t`We read pictures as English at first.`} />
      <CardBody>
        <form onSubmit={handleSubmit} noValidate>
          <Field label={t`The language of its words`} error={problem}>
            {(control) => (
              <Select
                {...control}
                options={OPTIONS}
                value={language}
                onChange={(event) => setLanguage(event.target.value as PictureLanguage)}
              />
            )}
          </Field>
          <Button type="submit" className="mt-3" isBusy={again.isPending}>
            <Trans>Read it again</Trans>
          </Button>
        </form>
      </CardBody>
    </Card>
  );
}
