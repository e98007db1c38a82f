import type { Verdict } from '@fap/shared/puzzle/completion.ts';
import { DISPUTE_REASON_LABELS, DISPUTE_REASONS, type DisputeReason } from '@fap/shared/puzzle/constants.ts';
import type { Contribution, Person } from '@fap/shared/puzzle/entities.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check, Flag } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Select } from '../../../ui/select.tsx';
import { useReview } from '../live/use-review.ts';
import { mentionsOf } from '../mentions/mention-text.ts';
import { MentionTextArea } from '../mentions/mention-text-area.tsx';
import type { Mentionable } from '../mentions/mentionable.ts';

const EvidencePicker = lazyPart(async () => (await import('../evidence/evidence-picker.tsx')).EvidencePicker);
const ReviewConflictDialog = lazyPart(
  async () => (await import('./review-conflict-dialog.tsx')).ReviewConflictDialog,
);

export interface ReviewControlsProps {
  piece: Contribution;
  layerVersion: number;
  accountId: string;
  decidesAlone: boolean;
  /** The piece comes from the user's own report. */
  isFromOwnReport: boolean;
  /** Who can be mentioned. */
  people: readonly Mentionable[];
  onReviewed?: () => void;
}

interface Dispute {
  reason: DisputeReason | '';
  note: string;
  mentions: Person[];
  /** Empty for none. */
  evidenceId: string;
}
const EMPTY: Dispute = { reason: '', note: '', mentions: [], evidenceId: '' };
const REASONS = DISPUTE_REASONS.map((value) => ({ value, label: DISPUTE_REASON_LABELS[value] }));

/** Confirms or disputes a piece; says why when the user may not. */
export function ReviewControls(props: ReviewControlsProps) {
  const { piece, layerVersion, accountId, people } = props;
  const [isDisputing, setDisputing] = useState(false);
  const [dispute, setDispute] = useState(EMPTY);
  const [isCiting, setCiting] = useState(false);
  const { reason, note, mentions, evidenceId } = dispute;
  const { review, isPending, conflict, closeConflict } = useReview(() => {
    setDisputing(false);
    props.onReviewed?.();
  });
  const why = describeRefusal(props);
  const decided = piece.reviews.find(({ reviewer, counts }) => reviewer.id === accountId && counts)?.verdict;
  const send = (verdict: Verdict) =>
    review({
      piece,
      verdict,
      layerVersion,
      ...(verdict === 'dispute'
        ? {
            note: note.trim(),
            ...mentionsOf(note, mentions),
            ...(reason ? { reason } : {}),
            ...(isCiting && evidenceId ? { evidenceId } : {}),
          }
        : { note: '' }),
    });
  const disputeButton = useRef<HTMLButtonElement>(null);
  const cancel = () => {
    flushSync(() => setDisputing(false));
    disputeButton.current?.focus();
  };
  const isReady = reason !== '' && note.trim() !== '';

  // A half-written note or an open conflict stays on screen when somebody else closes the piece.
  const isWriting = isDisputing && note.trim() !== '';
  if (why && !isWriting && !conflict) return <p className="mt-2 text-sm text-ink-soft">{why}</p>;
  return (
    <div className="mt-2.5">
      {isDisputing ? (
        <form
          ref={showWhole}
          onSubmit={(event) => {
            event.preventDefault();
            if (isReady) send('dispute');
          }}
          onKeyDown={(event) => {
            const isChoosing =
              event.target instanceof Element && event.target.hasAttribute('aria-activedescendant');
            // The first Escape closes the suggestions for a mention.
            if (event.key === 'Escape' && !isChoosing) cancel();
          }}
        >
          <Field label={t`Reason`}>
            {(control) => (
              <Select
                {...control}
                // Who disputes goes on here: the button they pressed is gone.
                autoFocus
                placeholder={t`Choose a reason`}
                options={REASONS}
                value={reason}
                onChange={(event) => setDispute({ ...dispute, reason: event.target.value as DisputeReason })}
              />
            )}
          </Field>
          <Field
            className="mt-3"
            label={t`Why do you dispute it?`}
            hint={t`The author and other agents read this.`}
          >
            {(control) => (
              <MentionTextArea
                {...control}
                rows={2}
                maxLength={2000}
                people={people}
                value={note}
                picked={mentions}
                onChange={(text, picked) => setDispute({ ...dispute, note: text, mentions: picked })}
              />
            )}
          </Field>
          {isCiting ? (
            <Suspense>
              <EvidencePicker
                clusterId={piece.clusterId}
                value={evidenceId}
                onChange={(id) => setDispute({ ...dispute, evidenceId: id })}
              />
            </Suspense>
          ) : (
            <Button size="sm" variant="quiet" className="mt-2 -ml-2.5" onClick={() => setCiting(true)}>
              <Trans>Cite an exhibit…</Trans>
            </Button>
          )}
          {why && (
            <p className="mt-2 text-sm text-ink-soft">
              <Trans>{why} Your text stays here until you leave.</Trans>
            </p>
          )}
          <div className="mt-2 flex gap-2">
            <Button type="submit" size="sm" variant="primary" disabled={!isReady} isBusy={isPending}>
              <Trans>Dispute</Trans>
            </Button>
            <Button size="sm" onClick={cancel}>
              <Trans>Cancel</Trans>
            </Button>
          </div>
        </form>
      ) : (
        <div className="flex flex-wrap gap-2">
          {piece.reviews.some(({ reviewer, counts }) => reviewer.id === accountId && !counts) && (
            <p className="w-full text-sm text-ink-soft">
              <Trans>
                Your review doesn’t count yet, because your account is new.{' '}
                <Link href={paths.account()} className="link">
                  Confirm your e-mail address
                </Link>
                , then review it again.
              </Trans>
            </p>
          )}
          {decided && (
            <p className="w-full text-sm text-ink-soft">
              <Trans>
                You {decided === 'confirm' ? t`confirmed` : t`disputed`} this piece. You can still decide
                otherwise.
              </Trans>
            </p>
          )}
          {decided !== 'confirm' && (
            <Button size="sm" aria-keyshortcuts="C" onClick={() => send('confirm')} isBusy={isPending}>
              <Check aria-hidden className="size-4" />
              <Trans>Confirm</Trans>
            </Button>
          )}
          {decided !== 'dispute' && (
            <Button
              size="sm"
              variant="quiet"
              aria-keyshortcuts="D"
              ref={disputeButton}
              onClick={() => setDisputing(true)}
              disabled={isPending}
            >
              <Flag aria-hidden className="size-4" />
              <Trans>Dispute…</Trans>
            </Button>
          )}
        </div>
      )}
      {conflict && (
        <Suspense>
          <ReviewConflictDialog conflict={conflict} onClose={closeConflict} />
        </Suspense>
      )}
    </div>
  );
}

/** In a list the form opens at the end of the window. */
const showWhole = (form: HTMLElement | null) => form?.scrollIntoView?.({ block: 'nearest' });

function describeRefusal({
  piece,
  accountId,
  decidesAlone,
  isFromOwnReport,
}: ReviewControlsProps): string | null {
  if (piece.moderation) return t`Nobody can review this piece now.`;
  if (piece.status === 'withdrawn') return t`Its author withdrew this piece.`;
  if (isFromOwnReport) return t`This comes from your own report. Other agents review it.`;
  if (piece.author.id === accountId && piece.status === 'disputed')
    return t`Your piece was disputed. Answer the reasons, or add another piece that settles them.`;
  if (piece.author.id === accountId) return t`This is your own piece. Other agents review it.`;
  const own = piece.reviews.find((review) => review.reviewer.id === accountId);
  if (own?.counts && !decidesAlone) return t`You have reviewed this piece.`;
  if (piece.status !== 'pending' && !decidesAlone)
    return piece.status === 'confirmed'
      ? t`Closed: confirmed by reviewers.`
      : t`Closed: disputed by reviewers.`;
  return null;
}
