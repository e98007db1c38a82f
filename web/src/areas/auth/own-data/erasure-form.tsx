import type { OwnDataCounts } from '@fap/shared/own-data/contract.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { reasonOf } from '../../../platform/api-error.ts';
import { leaveForSignIn } from '../../../platform/session-gone.ts';
import { signOut } from '../../../platform/sign-out.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { confirmErasure } from './data.ts';
import { forgetAccount } from './forget-account.ts';

/** What has to be typed, so that no stray click deletes an account. */
const WORD = 'delete';

export interface ErasureFormProps {
  accountId: string;
  token: string;
  counts: OwnDataCounts;
}

/** What goes and what stays when an account is deleted, and the last word. */
export function ErasureForm({ accountId, token, counts }: ErasureFormProps) {
  const [alsoPieces, setAlsoPieces] = useState(false);
  const [word, setWord] = useState('');
  const isReady = word.trim().toLowerCase() === WORD;
  const erase = useAction({
    run: () => confirmErasure({ token, alsoPieces }),
    onSuccess: async () => {
      await forgetAccount(accountId).catch((error: unknown) => reportError(error));
      // The account is gone, whatever signing out answers.
      await signOut(accountId).catch(leaveForSignIn);
    },
    onFailure: (error) =>
      toast({
        title: t`Not deleted`,
        description: reasonOf(error, t`Your account is as it was. Please try again.`),
        variant: 'destructive',
      }),
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !erase.isPending) erase.mutate();
  };
  return (
    <form onSubmit={handleSubmit} noValidate className="grid gap-5">
      <Points
        title={t`This goes`}
        points={[
          t`Your name, e-mail address, password and everything you are signed in with.`,
          t`${plural(counts.reports, { 0: 'No reports', one: '# report', other: '# reports' })}, with all versions and answers. Clusters go on without them.`,
          t`${plural(counts.files, { 0: 'No files', one: '# file', other: '# files' })}, with what we read out of them. If somebody else handed in the same file, theirs stays.`,
          t`Texts you had checked, your notices, messages, points and badges.`,
          t`What this browser keeps for you: drafts, picked files and what was not sent yet.`,
        ]}
      />
      <Points
        title={t`This stays`}
        points={[
          t`The kind of scam, how they reached you and in which month, without anything that points to you.`,
          t`Fingerprints and timestamps of files. They say that something existed, not what it said.`,
          t`What you typed into shared notes, without your name.`,
          t`Backups keep older copies until they are overwritten.`,
        ]}
      />
      <Checkbox
        label={t`Also remove what I wrote for others`}
        hint={t`${plural(counts.pieces, { 0: 'No pieces, reviews and comments', one: '# piece, review or comment', other: '# pieces, reviews and comments' })}, and your cards on boards if you made any. If you leave this off, they stay as “Deleted member”, because others build on them.`}
        isChecked={alsoPieces}
        onChange={setAlsoPieces}
      />
      <Field
        label={t`Type “${WORD}” to confirm`}
        hint={t`You are signed out everywhere at once. We send a last message to your address.`}
      >
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            value={word}
            onChange={(event) => setWord(event.target.value)}
          />
        )}
      </Field>
      <Button
        type="submit"
        variant="danger"
        disabled={!isReady}
        isBusy={erase.isPending}
        size="field"
        className="justify-self-start"
      >
        <Trans>Delete my account for good</Trans>
      </Button>
    </form>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-1 grid list-disc gap-1 pl-5 text-[0.9375rem]">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
