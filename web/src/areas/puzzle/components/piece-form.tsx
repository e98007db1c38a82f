import type { CurrentUser } from '@fap/shared/auth/session-contract.ts';
import type { AnatomyLayer } from '@fap/shared/catalogue/anatomy.ts';
import {
  CONTRIBUTION_MAX_LENGTH,
  CONTRIBUTION_TYPES,
  type ContributionType,
} from '@fap/shared/puzzle/constants.ts';
import type { Person } from '@fap/shared/puzzle/entities.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useDraft } from '../../../platform/use-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { moveFocusTo } from '../../../ui/move-focus.ts';
import { Select } from '../../../ui/select.tsx';
import { pieceDraftName } from '../../clusters/public/piece-draft.ts';
import { GivenDrafts } from '../drafts/given-drafts.tsx';
import { EvidencePicker } from '../evidence/evidence-picker.tsx';
import { useSendPiece } from '../live/use-send-piece.ts';
import { mentionsOf } from '../mentions/mention-text.ts';
import { MentionTextArea } from '../mentions/mention-text-area.tsx';
import type { Mentionable } from '../mentions/mentionable.ts';
import { ExhibitSuggestions } from './exhibit-suggestions.tsx';
import { FindingSuggestions } from './finding-suggestions.tsx';
import { PledgeDialog } from './pledge-dialog.tsx';
import { SimilarDialog } from './similar-dialog.tsx';

const TYPE_LABELS: Record<ContributionType, string> = {
  text: t`What happened`,
  url: t`A link or address`,
  indicator: t`A number, wallet or account`,
  evidence: t`Evidence`,
};
/** Id of the text field; "Hunt this piece" moves the focus there. */
export const PIECE_FIELD = 'piece-text';
const EMPTY = { content: '', type: 'text', confidence: '60', evidenceId: '', mentions: [] as Person[] };

export interface PieceFormProps {
  clusterId: string;
  layer: AnatomyLayer;
  user: CurrentUser;
  /** Who can be mentioned. */
  people: readonly Mentionable[];
}

/** Adds a piece to a layer; the draft is stored until it is sent. */
export function PieceForm({ clusterId, layer, user, people }: PieceFormProps) {
  const draft = useDraft(pieceDraftName(clusterId, layer.layer), user.id, EMPTY);
  const { content, type, confidence, evidenceId, mentions } = draft.value;
  const [error, setError] = useState<string>();
  const [exhibitError, setExhibitError] = useState<string>();
  const sending = useSendPiece({
    accountId: user.id,
    hasPledged: user.pledgedAt !== null,
    // What was typed meanwhile is not sent.
    onKept: (piece) => content.trim() === piece.content && draft.clear(),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!content.trim()) return setError(t`Please describe the piece`);
    setError(undefined);
    if (type === 'evidence' && !evidenceId) return setExhibitError(t`Please choose the exhibit`);
    setExhibitError(undefined);
    sending.submit({
      clusterId,
      layer: layer.layer,
      content: content.trim(),
      type: type as ContributionType,
      confidence: Number(confidence),
      ...mentionsOf(content, mentions),
      ...(type === 'evidence' ? { evidenceId } : {}),
    });
  };

  return (
    <form onSubmit={submit} className="@container" aria-label={t`Add a piece to ${layer.name}`}>
      <GivenDrafts
        clusterId={clusterId}
        layer={layer.layer}
        accountId={user.id}
        mine={content}
        onChange={(text) => draft.change({ content: text })}
      />
      <ExhibitSuggestions
        clusterId={clusterId}
        layer={layer.layer}
        onCite={(id) => {
          draft.change({ type: 'evidence', evidenceId: id });
          setExhibitError(undefined);
          moveFocusTo(document.getElementById(PIECE_FIELD), 'center');
        }}
      />
      <FindingSuggestions
        clusterId={clusterId}
        layer={layer.layer}
        onUse={(finding) => {
          const cites = finding.evidenceId
            ? { type: 'evidence', evidenceId: finding.evidenceId }
            : { type: 'indicator' };
          // What somebody has typed stays; the finding comes behind it.
          draft.change({ ...cites, content: [content.trim(), finding.content].filter(Boolean).join('\n') });
          setError(undefined);
          setExhibitError(undefined);
          moveFocusTo(document.getElementById(PIECE_FIELD), 'center');
        }}
      />
      <Field id={PIECE_FIELD} label={t`Your piece`} className="mt-4" hint={layer.question} error={error}>
        {(control) => (
          <MentionTextArea
            {...control}
            rows={4}
            maxLength={CONTRIBUTION_MAX_LENGTH}
            people={people}
            value={content}
            picked={mentions}
            onChange={(text, picked) => draft.change({ content: text, mentions: picked })}
          />
        )}
      </Field>
      <div className="mt-4 grid gap-4 @sm:grid-cols-2">
        <Field label={t`Kind`}>
          {(control) => (
            <Select
              {...control}
              value={type}
              onChange={(event) => draft.change({ type: event.target.value })}
              options={CONTRIBUTION_TYPES.map((value) => ({ value, label: TYPE_LABELS[value] }))}
            />
          )}
        </Field>
        <Field label={t`How sure are you: ${confidence}%`}>
          {(control) => (
            <input
              {...control}
              type="range"
              min={0}
              max={100}
              step={5}
              value={confidence}
              onChange={(event) => draft.change({ confidence: event.target.value })}
              className="h-11 w-full accent-accent"
            />
          )}
        </Field>
      </div>
      {type === 'evidence' && (
        <EvidencePicker
          clusterId={clusterId}
          value={evidenceId}
          error={exhibitError}
          onChange={(id) => draft.change({ evidenceId: id })}
        />
      )}
      <Button type="submit" variant="primary" className="mt-4" isBusy={sending.isPending}>
        <Trans>Submit piece</Trans>
      </Button>
      <PledgeDialog
        isOpen={sending.step.name === 'pledge'}
        isPending={sending.isPending}
        onAccept={sending.acceptPledge}
        onCancel={sending.cancel}
      />
      <SimilarDialog
        similar={sending.step.name === 'similar' ? sending.step.similar : []}
        isPending={sending.isPending}
        onSend={sending.sendAnyway}
        onCancel={sending.cancel}
      />
    </form>
  );
}
