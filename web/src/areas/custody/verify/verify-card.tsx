import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { useMoveFocus } from '../../../ui/move-focus.ts';
import { Progress } from '../../../ui/progress.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { CheckProgress } from '../data.ts';
import { CheckView } from './check-view.tsx';
import type { useVerify } from './use-verify.ts';

const STEPS: Readonly<Record<CheckProgress['step'], (done: number) => string>> = {
  entries: (done) => t`${done} entries fit`,
  heads: (done) => t`${done} stamped heads compared`,
  files: (done) => t`${done} files hashed again`,
};

/** Takes a ClusterChain ID and shows what a check of it finds. */
export function VerifyCard({ verifier }: { verifier: ReturnType<typeof useVerify> }) {
  const { id, setId, verify, problem, progress, verified, isBusy } = verifier;
  const result = useMoveFocus<HTMLElement>(verified);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    verify();
  };
  return (
    <Card role="region" aria-labelledby="verify-chain-title">
      <CardHeader
        id="verify-chain-title"
        title={t`Verify a ClusterChain`}
        hint={t`The server recomputes every entry, hashes every file again and follows every stamp into its block.`}
      />
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <form
          onSubmit={handleSubmit}
          className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end"
          noValidate
        >
          <Field label={t`ClusterChain ID`} error={problem}>
            {(control) => (
              <TextInput
                {...control}
                value={id}
                onChange={(event) => setId(event.target.value)}
                placeholder={t`FAP-1-…`}
                autoComplete="off"
                spellCheck={false}
                className="font-mono"
              />
            )}
          </Field>
          <Button type="submit" variant="primary" size="field" isBusy={isBusy}>
            <Trans>Verify</Trans>
          </Button>
        </form>
        {isBusy && (
          <div>
            <p role="status" className="mb-1.5 text-sm text-ink-soft">
              {progress ? STEPS[progress.step](progress.done) : t`Reading the log`}…
            </p>
            <Progress label={t`Checking the log`} percent={null} />
          </div>
        )}
        {verified && <CheckView ref={result} verified={verified} />}
      </CardBody>
    </Card>
  );
}
