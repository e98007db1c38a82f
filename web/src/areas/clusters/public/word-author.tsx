import type { TextAuthor } from '@fap/shared/privacy/text-author.ts';
import { t } from '@lingui/core/macro';
import { useId } from 'react';

const CHOICES: readonly { value: TextAuthor; label: string; ofOthers: string; hint: string }[] = [
  {
    value: 'other-side',
    label: t`They did: these are their messages`,
    ofOthers: t`The other side: these are their messages`,
    hint: t`Volunteers can read it, with personal details hidden.`,
  },
  {
    value: 'mixed',
    label: t`It’s mixed, or I’m not sure`,
    ofOthers: t`Mixed, or not clear`,
    hint: t`Volunteers can read only the parts that are clearly the scammers’.`,
  },
  {
    value: 'reporter',
    label: t`I did`,
    ofOthers: t`The person who handed it in`,
    hint: t`Volunteers can’t read any of it. Analysts can, with personal details hidden.`,
  },
];

export interface WordAuthorFieldProps {
  legend: string;
  value: string;
  onChange: (author: TextAuthor) => void;
  isDisabled?: boolean;
  /** `owner` addresses the person who handed it in, `analyst` talks about them. */
  wording?: 'owner' | 'analyst';
  /** Id of the checked radio button, so that an error summary can link to it. */
  id?: string;
}

/** Chooses who wrote a text; that decides what volunteers may read. */
export function WordAuthorField({
  legend,
  value,
  onChange,
  isDisabled,
  wording = 'owner',
  id,
}: WordAuthorFieldProps) {
  const name = useId();
  return (
    <fieldset disabled={isDisabled} className="min-w-0">
      <legend className="text-[0.9375rem] font-semibold">{legend}</legend>
      <div className="mt-2 grid gap-1">
        {CHOICES.map((choice) => {
          const isChosen = choice.value === value;
          const hintId = `${name}-${choice.value}`;
          return (
            <label
              key={choice.value}
              className="flex cursor-pointer items-start gap-3 rounded-md px-2 py-2 hover:bg-sunken has-disabled:cursor-not-allowed"
            >
              <input
                type="radio"
                name={name}
                value={choice.value}
                checked={isChosen}
                onChange={() => onChange(choice.value)}
                aria-describedby={hintId}
                {...(isChosen && id ? { id } : {})}
                className="mt-0.5 size-5 shrink-0 accent-accent"
              />
              <span className="min-w-0">
                <span className="font-medium">{wording === 'owner' ? choice.label : choice.ofOthers}</span>
                <span id={hintId} aria-hidden className="block text-sm text-ink-soft">
                  {choice.hint}
                </span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
