import { anatomyLayer } from '@fap/shared/catalogue/anatomy.ts';
import type { Flagged } from '@fap/shared/moderation/contract.ts';
import {
  DECISIONS_OF,
  FLAG_REASON_LABELS,
  type FlagKind,
  type ModerationDecision,
} from '@fap/shared/moderation/rules.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { useCurrentUser } from '../../../platform/session.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card, CardBody } from '../../../ui/card.tsx';
import { PersonName } from '../../../ui/person-name.tsx';
import { ReasonDialog } from '../../../ui/reason-dialog.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { decide } from '../data.ts';

const KINDS: Record<FlagKind, string> = {
  piece: t`Piece`,
  comment: t`Comment`,
  card: t`Card`,
  notes: t`Notes`,
  name: t`Name`,
};
const OUTCOMES: Record<ModerationDecision, string> = {
  leave: t`Left as it is`,
  hide: t`Hidden`,
  show: t`Shown again`,
  redact: t`Removed for good`,
  rename: t`Name replaced`,
};
const BUTTONS: Record<ModerationDecision, { action: string; title: string; description: string }> = {
  leave: {
    action: t`Leave it`,
    title: t`Leave it as it is?`,
    description: t`Everybody can go on reading it.`,
  },
  hide: {
    action: t`Hide`,
    title: t`Hide it?`,
    description: t`Everybody sees your reason in place of the words. You can show them again.`,
  },
  show: {
    action: t`Show again`,
    title: t`Show it again?`,
    description: t`Everybody can read it again.`,
  },
  redact: {
    action: t`Remove for good`,
    title: t`Remove it for good?`,
    description: t`For personal data. We delete the words everywhere, also from earlier versions. This can’t be undone.`,
  },
  rename: {
    action: t`Replace the name`,
    title: t`Replace this name?`,
    description: t`The account gets a neutral name, such as Member 1234. Its owner can choose another one.`,
  },
};

/** Something that was reported: what it says, who said why, and what can be decided. */
export function FlaggedItem({ thing }: { thing: Flagged }) {
  const { kind, target, text, author, clusterId, clusterName, layer, flags, people, lastAt, outcome } = thing;
  return (
    <Card>
      <CardBody className="space-y-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          <Badge tone="accent">{KINDS[kind]}</Badge>
          {author && (
            <span>
              <Trans>
                by <PersonName id={author.id} name={author.displayName} />
              </Trans>
            </span>
          )}
          {clusterId && (
            <Link
              href={paths.puzzle(clusterId, { layer: layer ?? undefined, ...placeOf(target) })}
              className="link"
            >
              {clusterName ?? t`Open the puzzle`}
              {layer !== null && `, ${anatomyLayer(layer).name}`}
            </Link>
          )}
          <RelativeTime at={lastAt} />
          {outcome && <Badge>{OUTCOMES[outcome]}</Badge>}
        </div>
        <blockquote className="border-l-2 border-line pl-3 whitespace-pre-wrap wrap-anywhere">
          {text || (
            <span className="text-ink-soft italic">
              <Trans>Its words were removed.</Trans>
            </span>
          )}
        </blockquote>
        <div>
          <p className="text-sm font-semibold">
            {plural(people, { one: '# person reported it', other: '# people reported it' })}
          </p>
          <ul className="mt-1 space-y-1 text-sm">
            {flags.map(({ by, reason, words, at }) => (
              <li key={`${by.id} ${at}`} className="wrap-anywhere">
                <PersonName id={by.id} name={by.displayName} className="font-medium" />:{' '}
                {FLAG_REASON_LABELS[reason]}
                {words && <span className="text-ink-soft"> – {words}</span>}
              </li>
            ))}
          </ul>
        </div>
        <Decisions thing={thing} />
      </CardBody>
    </Card>
  );
}

/** What leads to the very thing; a name and a passage have no place of their own. */
function placeOf(target: Flagged['target']): { piece?: string; card?: string; comment?: string } {
  if (target?.kind === 'piece') return { piece: target.id };
  if (target?.kind === 'card') return { card: target.id };
  return target?.kind === 'comment' ? { comment: target.id } : {};
}

function Decisions({ thing: { kind, target, state, author, outcome } }: { thing: Flagged }) {
  const { capabilities } = useCurrentUser();
  if (!target || state === 'redacted') return null;
  const possible = DECISIONS_OF[kind].filter((decision) => {
    // Hidden words of a board can be typed anew, and be reported again.
    if (decision === 'hide') return state === 'shown' || (outcome === null && kind !== 'piece');
    if (decision === 'show') return state === 'hidden';
    return decision !== 'leave' || outcome === null;
  });
  return (
    <div className="flex flex-wrap items-center gap-2">
      {possible.map((decision) => (
        <ReasonDialog
          key={decision}
          {...BUTTONS[decision]}
          run={(reason) => decide(target, decision, reason)}
          success={{ title: t`Decided`, description: OUTCOMES[decision] }}
          failure={{ title: t`Not decided`, description: t`Please try again.` }}
        />
      ))}
      {author &&
        (capabilities.includes('admin.access') ? (
          <Link href={paths.administration()} className="link text-sm">
            <Trans>Suspend {author.displayName}…</Trans>
          </Link>
        ) : (
          <span className="text-sm text-ink-soft">
            <Trans>Only an admin can suspend the account.</Trans>
          </span>
        ))}
    </div>
  );
}
