import { anatomyLayer } from '@fap/shared/catalogue/anatomy.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { LayerFace } from '../../clusters/public/layer-face.tsx';
import { CHECKS, CHOICES, EXAMPLE, MESSAGES, OTHERS, type Verdict } from './story.ts';

/** The messages of the story, which every step is about. */
export function Messages() {
  return (
    <ol className="grid gap-2">
      {MESSAGES.map(({ at, from, text }) => (
        <li key={at} className="rounded-md bg-sunken px-4 py-3">
          <p className="text-sm text-ink-soft">
            {from} · {at}
          </p>
          <p className="mt-0.5 wrap-anywhere">{text}</p>
        </li>
      ))}
    </ol>
  );
}

/** Choosing the layer a message answers; says why each choice fits or not. */
export function LayerChoice({
  layer,
  onChoose,
}: {
  layer: number | null;
  onChoose: (layer: number) => void;
}) {
  const chosen = CHOICES.find((choice) => choice.layer === layer);
  return (
    <fieldset>
      <legend className="font-medium">
        <Trans>Which question does the message of 16 May answer?</Trans>
      </legend>
      <div className="mt-3 grid gap-2">
        {CHOICES.map((choice) => (
          <label
            key={choice.layer}
            className="flex cursor-pointer items-start gap-3 rounded-md border border-line px-4 py-3 has-checked:border-accent has-checked:bg-accent-soft"
          >
            <input
              type="radio"
              name="practice-layer"
              className="mt-1 size-4 accent-accent"
              checked={choice.layer === layer}
              onChange={() => onChoose(choice.layer)}
            />
            <LayerFace layer={choice.layer} />
            <span>
              <span className="block font-medium">{anatomyLayer(choice.layer).name}</span>
              <span className="block text-sm text-ink-soft">{anatomyLayer(choice.layer).question}</span>
            </span>
          </label>
        ))}
      </div>
      <p role="status" className="mt-3 min-h-12">
        {chosen?.why}
      </p>
    </fieldset>
  );
}

export interface PieceExerciseProps {
  text: string;
  /** The example was asked for: the check reads words, not sense, and must hold nobody back. */
  isShown: boolean;
  onChange: (text: string) => void;
  onShow: () => void;
}

/** Writing the piece; says which parts of a good one it has. */
export function PieceExercise({ text, isShown, onChange, onShow }: PieceExerciseProps) {
  const isWhole = CHECKS.every(({ test }) => test(text));
  return (
    <>
      <Field
        label={t`Your piece`}
        hint={t`One or two sentences: what the message shows, and where it stands. No guesses.`}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={500}
            value={text}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      <ul aria-label={t`What a good piece has`} className="mt-3 grid gap-1.5">
        {CHECKS.map(({ name, test }) => (
          <li key={name} className="flex items-center gap-2">
            {test(text) ? (
              <CircleCheck role="img" aria-label={t`There:`} className="size-4 shrink-0 text-accent" />
            ) : (
              <CircleDashed role="img" aria-label={t`Missing:`} className="size-4 shrink-0 text-ink-soft" />
            )}
            {name}
          </li>
        ))}
      </ul>
      {!isWhole && !isShown && text.trim() !== '' && (
        <Button className="mt-3" onClick={onShow}>
          <Trans>Show an example and go on</Trans>
        </Button>
      )}
      <p role="status" className="mt-3 min-h-12">
        {isWhole && t`Good. Another way to say it: “${EXAMPLE}”`}
        {!isWhole && isShown && t`A way to say it: “${EXAMPLE}”`}
      </p>
    </>
  );
}

export interface ReviewExerciseProps {
  verdicts: Readonly<Record<string, Verdict>>;
  onJudge: (id: string, verdict: Verdict) => void;
}

/** Judging pieces of others; says what the messages allow. */
export function ReviewExercise({ verdicts, onJudge }: ReviewExerciseProps) {
  return (
    <ul className="grid gap-4">
      {OTHERS.map(({ id, text, verdict, why }) => {
        const given = verdicts[id];
        return (
          <li key={id} className="rounded-md border border-line px-4 py-3">
            <p>{text}</p>
            <div className="mt-3 flex flex-wrap gap-2">
              <Button
                size="sm"
                aria-pressed={given === 'confirm'}
                variant={given === 'confirm' ? 'primary' : 'secondary'}
                onClick={() => onJudge(id, 'confirm')}
              >
                <Trans>Confirm</Trans>
              </Button>
              <Button
                size="sm"
                aria-pressed={given === 'dispute'}
                variant={given === 'dispute' ? 'primary' : 'secondary'}
                onClick={() => onJudge(id, 'dispute')}
              >
                <Trans>Dispute</Trans>
              </Button>
            </div>
            <p role="status" className="mt-3 min-h-12 text-sm text-ink-soft">
              {given && `${given === verdict ? t`Right.` : t`Look again.`} ${why}`}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
