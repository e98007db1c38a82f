import { TASK_MAX_LENGTH } from '@fap/shared/cases/constants.ts';
import type { CaseDetails, CaseTask } from '@fap/shared/cases/entities.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { addTask, changeTask, deleteTask } from '../data.ts';
import { useCaseAction } from './use-case-action.ts';

/** What is to be done in a case. */
export function TasksCard({ details: { id, tasks } }: { details: CaseDetails }) {
  const open = tasks.filter(({ isDone }) => !isDone).length;
  return (
    <Card>
      <CardHeader
        title={t`Tasks`}
        hint={tasks.length === 0 ? undefined : t`${open} of ${tasks.length} open`}
      />
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {tasks.length > 0 && (
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
            {tasks.map((task) => (
              <TaskRow key={task.id} caseId={id} task={task} />
            ))}
          </ul>
        )}
        <AddTask caseId={id} />
      </CardBody>
    </Card>
  );
}

function TaskRow({ caseId, task }: { caseId: string; task: CaseTask }) {
  const change = useCaseAction<boolean>((isDone) => changeTask(caseId, task.id, isDone));
  const remove = useCaseAction(() => deleteTask(caseId, task.id));
  return (
    <li className="flex items-start justify-between gap-2">
      <Checkbox
        isChecked={task.isDone}
        onChange={(isDone) => change.mutate(isDone)}
        label={
          <span className={task.isDone ? 'text-ink-soft line-through wrap-anywhere' : 'wrap-anywhere'}>
            {task.text}
          </span>
        }
      />
      <Button
        variant="quiet"
        size="icon-sm"
        aria-label={t`Delete the task ${task.text}`}
        isBusy={remove.isPending}
        onClick={() => remove.mutate()}
      >
        {!remove.isPending && <Trash2 aria-hidden className="size-4" />}
      </Button>
    </li>
  );
}

function AddTask({ caseId }: { caseId: string }) {
  const [text, setText] = useState('');
  const add = useCaseAction<string>(
    (task) => addTask(caseId, task),
    // What was typed meanwhile is not sent.
    (sent) => setText((now) => (now === sent ? '' : now)),
  );
  const isReady = text.trim() !== '';
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !add.isPending) add.mutate(text);
  };
  return (
    <form onSubmit={handleSubmit} className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
      <Field label={t`New task`}>
        {(control) => (
          <TextInput
            {...control}
            value={text}
            maxLength={TASK_MAX_LENGTH}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" size="field" disabled={!isReady} isBusy={add.isPending}>
        <Trans>Add task</Trans>
      </Button>
    </form>
  );
}
