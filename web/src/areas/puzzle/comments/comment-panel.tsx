import type { CurrentUser } from '@fap/shared/auth/session-contract.ts';
import { anatomyLayer } from '@fap/shared/catalogue/anatomy.ts';
import type { CommentTarget } from '@fap/shared/comments/entities.ts';
import { commentFacts } from '@fap/shared/comments/events.ts';
import type { Puzzle } from '@fap/shared/puzzle/entities.ts';
import { puzzleTopic } from '@fap/shared/puzzle/events.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { usePages } from '../../../platform/pages.ts';
import { paths } from '../../../platform/paths.ts';
import { useTopic } from '../../../platform/use-topic.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { listMentionable } from '../mentions/mentionable.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentList } from './comment-list.tsx';
import type { Talk } from './comments-context.ts';
import { CopyLink } from './copy-link.tsx';
import { commentThread } from './data.ts';
import { WaitingComments } from './waiting-comments.tsx';

export interface CommentPanelProps {
  talk: Talk;
  puzzle: Puzzle;
  user: CurrentUser;
  onClose: () => void;
}

const TITLES = {
  piece: t`Comments on a piece`,
  card: t`Comments on a card`,
  layer: t`Comments on a layer`,
  notes: t`Comments on the notes`,
} as const;
const THIS = {
  piece: t`this piece`,
  card: t`this card`,
  layer: t`this layer`,
  notes: t`these notes`,
} as const;
const ABOUT_LENGTH = 140;

/** What is said about one thing of a puzzle, live, and a field to say more. */
export function CommentPanel({ talk, puzzle, user, onClose }: CommentPanelProps) {
  const { target, commentId, isFrame } = talk;
  const { clusterId } = puzzle;
  const field = useRef<HTMLTextAreaElement>(null);
  const list = usePages(commentThread, { params: { clusterId }, query: target });
  useTopic(puzzleTopic(clusterId), commentFacts, {
    onGathered: (facts) => {
      const isHere = facts.some(
        ({ fact }) => fact.target.kind === target.kind && fact.target.id === target.id,
      );
      if (isHere) list.refetch();
    },
    onJoined: list.refetch,
    onTruncated: list.refetch,
  });
  const comments = list.items ?? [];
  const known = listMentionable(puzzle, user.id);
  const people = [
    ...known,
    ...[...new Map(comments.map(({ author }) => [author.id, author])).values()]
      .filter(({ id }) => id !== user.id && !known.some((one) => one.id === id))
      .map((author) => ({ ...author, doing: t`commented here` })),
  ];
  // With the words of the thing itself also those go that were shown when the panel opened.
  const about = list.first?.isClosed ? undefined : aboutOf(talk, puzzle);
  return (
    <Dialog
      title={isFrame ? t`Comments on a frame` : TITLES[target.kind]}
      {...(about ? { description: about } : {})}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="side"
      // Who opens it to say something types at once; by fingers the keyboard would cover what the others said.
      {...(commentId || hasNoKeyboard() ? {} : { initialFocus: field })}
    >
      <div className="flex min-h-full flex-col gap-4">
        {target.kind !== 'notes' && (
          <div className="-mt-3 -mb-3 -ml-2.5">
            <CopyLink path={pathOf(puzzle, target)} what={isFrame ? t`this frame` : THIS[target.kind]} />
          </div>
        )}
        {list.first?.isClosed ? (
          <p className="text-ink-soft">
            <Trans>
              A moderator took this away, and what was said about it with it. It comes back when it’s shown
              again.
            </Trans>
          </p>
        ) : (
          <>
            {list.items === undefined && list.isError && (
              <ErrorState
                title={t`We could not load the comments`}
                onRetry={list.refetch}
                isRetrying={list.isFetching}
              />
            )}
            {list.items === undefined && !list.isError && (
              <Skeleton label={t`Loading the comments…`} shape="list" count={3} />
            )}
            {list.items !== undefined && (
              <CommentList list={list} user={user} people={people} linked={commentId ?? null} />
            )}
            <WaitingComments target={target} accountId={user.id} clusterId={clusterId} />
            <div
              ref={(node) => {
                field.current = node?.querySelector('textarea') ?? null;
              }}
              className="mt-auto"
            >
              <CommentForm clusterId={clusterId} target={target} user={user} people={people} />
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}

const hasNoKeyboard = (): boolean => window.matchMedia('(pointer: coarse)').matches;

function aboutOf({ target, about }: Talk, { contributions }: Puzzle): string | undefined {
  if (target.kind === 'layer') return `${target.id} ${anatomyLayer(Number(target.id)).name}`;
  const now = contributions.find(({ id }) => target.kind === 'piece' && id === target.id)?.content ?? about;
  if (now === undefined || now.length <= ABOUT_LENGTH) return now;
  return `${now.slice(0, ABOUT_LENGTH).trimEnd()}…`;
}

function pathOf({ clusterId, contributions }: Puzzle, { kind, id }: CommentTarget): string {
  if (kind === 'card') return paths.puzzle(clusterId, { card: id });
  if (kind === 'layer') return paths.puzzle(clusterId, { layer: id });
  const layer = contributions.find((piece) => piece.id === id)?.layer;
  return paths.puzzle(clusterId, { layer, piece: id });
}
