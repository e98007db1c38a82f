import { UNKNOWN_ANSWER } from '@fap/shared/backtrace/questions.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { EntryQuestion } from '../data.ts';
import { OptionList } from './option-list.tsx';

const MAX_LINE = 500;
const MAX_TEXT = 5_000;

export interface AnswerFieldProps {
  question: EntryQuestion;
  answer: string;
  onChange: (answer: string) => void;
  /** The id of the heading with the question. */
  labelId: string;
}

/** The control for a question's type of answer; "I don't know" is always possible. */
export function AnswerField({ question, answer, onChange, labelId }: AnswerFieldProps) {
  const { type, options = [], placeholder } = question;
  if (type === 'multiple_choice')
    return (
      <OptionList name={question.id} options={options} value={answer} onChange={onChange} labelId={labelId} />
    );
  if (type === 'select')
    return (
      <Select
        aria-labelledby={labelId}
        placeholder={t`Please choose`}
        options={options}
        value={answer}
        onChange={(event) => onChange(event.target.value)}
        className="max-w-sm"
      />
    );
  const isUnknown = answer === UNKNOWN_ANSWER;
  const shared = {
    'aria-labelledby': labelId,
    placeholder,
    value: isUnknown ? '' : answer,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  return (
    <div className="space-y-3">
      {type === 'text_area' ? (
        <TextArea {...shared} rows={6} maxLength={MAX_TEXT} />
      ) : (
        <TextInput {...shared} maxLength={MAX_LINE} autoComplete="off" />
      )}
      <Button size="sm" aria-pressed={isUnknown} onClick={() => onChange(isUnknown ? '' : UNKNOWN_ANSWER)}>
        <Trans>I don’t know, or there was none</Trans>
      </Button>
    </div>
  );
}
