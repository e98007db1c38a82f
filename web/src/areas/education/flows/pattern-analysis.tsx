import type { ScriptMatch } from '@fap/shared/education/flows/match/match-script.ts';
import type { ScamFlow } from '@fap/shared/education/flows/scam-flow-entry.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { usePreload } from '../../../platform/load-later.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { useMoveFocus } from '../../../ui/move-focus.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import { ComparisonLimits } from './comparison-limits.tsx';
import { loadComparison } from './load-comparison.ts';
import { ScriptResult } from './script-result.tsx';

type Outcome = { is: 'none' | 'busy' | 'empty' | 'failed' } | { is: 'read'; match: ScriptMatch };

/** Compares a pasted script with the stages of all flows, in this browser. */
export function PatternAnalysis({
  flows,
  onOpen,
}: {
  flows: readonly ScamFlow[];
  onOpen: (flowId: string) => void;
}) {
  usePreload(loadComparison);
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState<Outcome>({ is: 'none' });
  const match = outcome.is === 'read' ? outcome.match : null;
  const result = useMoveFocus<HTMLHeadingElement>(match);
  const compare = async () => {
    if (text.trim() === '') return setOutcome({ is: 'empty' });
    setOutcome({ is: 'busy' });
    try {
      const { matchScript } = await loadComparison();
      setOutcome({ is: 'read', match: matchScript(text, flows) });
    } catch {
      // The module is gone from the server, or cannot be reached; the words stay in the field.
      setOutcome({ is: 'failed' });
    }
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void compare();
  };
  return (
    <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-6">
      <form onSubmit={handleSubmit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Field
          label={t`Script to compare`}
          hint={t`Paste what they wrote or said, in English. It’s compared in your browser: the text isn’t sent to us and isn’t saved.`}
          error={outcome.is === 'empty' ? t`Paste some text first.` : undefined}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={8}
              dir="auto"
              spellCheck={false}
              value={text}
              onChange={({ target: { value } }) => setText(value)}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" isBusy={outcome.is === 'busy'}>
            <Trans>Compare with the patterns</Trans>
          </Button>
          {text !== '' && (
            <Button
              onClick={() => {
                setText('');
                setOutcome({ is: 'none' });
              }}
            >
              <Trans>Clear</Trans>
            </Button>
          )}
        </div>
        {outcome.is === 'failed' && (
          <p role="alert" className="text-high">
            <Trans>
              The comparison couldn’t be loaded. Your text is still here. Please reload the page in a moment,
              or try again.
            </Trans>
          </p>
        )}
      </form>
      {match && <ScriptResult match={match} flows={flows} onOpen={onOpen} headingRef={result} />}
      <ComparisonLimits />
    </div>
  );
}
