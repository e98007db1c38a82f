import { DESCRIPTION_MAX_LENGTH, TITLE_MAX_LENGTH } from '@fap/shared/cases/constants.ts';
import type { CaseDetails } from '@fap/shared/cases/entities.ts';
import { SCAM_TYPE_LABELS } from '@fap/shared/catalogue/scam-types.ts';
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { Fact } from '../../../ui/fact.tsx';
import { Field } from '../../../ui/field.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { changeCase } from '../data.ts';
import { useCaseAction } from './use-case-action.ts';

/** What the case is about, and how alike its reports are. */
export function DescriptionCard({ details }: { details: CaseDetails }) {
  const [isEditing, setEditing] = useState(false);
  return (
    <Card>
      <CardHeader
        title="Description"
        actions={
          details.mayWork && !isEditing ? (
            <Button size="sm" onClick={() => setEditing(true)}>
              Edit
            </Button>
          ) : undefined
        }
      />
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {isEditing ? (
          <WordsForm details={details} onDone={() => setEditing(false)} />
        ) : (
          <p className="whitespace-pre-wrap wrap-anywhere">{details.description}</p>
        )}
        <dl className="grid gap-4 sm:grid-cols-2">
          <Fact name="Scam type">{SCAM_TYPE_LABELS[details.scamType]}</Fact>
          {details.cluster && (
            <Fact name="Cluster">
              <Link href={paths.cluster(details.cluster.id)} className="text-accent hover:underline">
                {details.cluster.name}
              </Link>
            </Fact>
          )}
        </dl>
        <MatchScore score={details.behavioralMatchScore} />
      </CardBody>
    </Card>
  );
}

function MatchScore({ score }: { score: number | null }) {
  return (
    <div>
      <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
        <span>Behavioral match score</span>
        <span className={score === null ? 'font-normal text-ink-soft' : ''}>
          {score === null ? 'Needs two reports' : `${score}%`}
        </span>
      </p>
      {score !== null && <Progress label="Behavioral match score" percent={score} className="mt-2" />}
    </div>
  );
}

function WordsForm({ details, onDone }: { details: CaseDetails; onDone: () => void }) {
  const [title, setTitle] = useState(details.title);
  const [description, setDescription] = useState(details.description);
  const save = useCaseAction(() => changeCase(details.id, { title, description }), onDone);
  const isReady = title.trim() !== '' && description.trim() !== '';
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !save.isPending) save.mutate();
  };
  return (
    <form onSubmit={handleSubmit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Field label="Title">
        {(control) => (
          <TextInput
            {...control}
            value={title}
            maxLength={TITLE_MAX_LENGTH}
            onChange={(event) => setTitle(event.target.value)}
          />
        )}
      </Field>
      <Field label="Description">
        {(control) => (
          <TextArea
            {...control}
            rows={8}
            value={description}
            maxLength={DESCRIPTION_MAX_LENGTH}
            onChange={(event) => setDescription(event.target.value)}
          />
        )}
      </Field>
      <div className="flex gap-3">
        <Button type="submit" variant="primary" disabled={!isReady} isBusy={save.isPending}>
          Save
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
