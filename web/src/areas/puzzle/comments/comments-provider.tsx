import type { CurrentUser } from '@fap/shared/auth/session-contract.ts';
import type { CommentTarget } from '@fap/shared/comments/entities.ts';
import { commentFacts } from '@fap/shared/comments/events.ts';
import type { Puzzle } from '@fap/shared/puzzle/entities.ts';
import { puzzleTopic } from '@fap/shared/puzzle/events.ts';
import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePages } from '../../../platform/pages.ts';
import { useTopic } from '../../../platform/use-topic.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { type Comments, CommentsContext, type Talk } from './comments-context.ts';
import { commentCounts } from './data.ts';
import { LinkedComment } from './linked-comment.tsx';

const loadPanel = () => import('./comment-panel.tsx');
const CommentPanel = lazyPart(async () => (await loadPanel()).CommentPanel);
/** The panel is loaded when the puzzle is on screen, in milliseconds: a lost connection must not keep people from writing. */
const LOAD_PANEL_MS = 1_500;

export interface CommentsProviderProps {
  puzzle: Puzzle;
  user: CurrentUser;
  /** The comment that the address leads to; '' for none. */
  linked: string;
  /** What the linked comment is about was found. */
  onLinked: (target: CommentTarget) => void;
  /** The panel was closed. */
  onClose: () => void;
  children: ReactNode;
}

/** Knows how much is said about each part of a puzzle, and shows what is said about one of them beside the puzzle. */
export function CommentsProvider(props: CommentsProviderProps) {
  const { puzzle, user, linked, onLinked, onClose, children } = props;
  const { clusterId } = puzzle;
  const [talk, setTalk] = useState<Talk | null>(null);
  const { items, hasMore, isLoadingMore, isMoreFailed, loadMore, refetch } = usePages(commentCounts, {
    params: { clusterId },
  });
  useTopic(puzzleTopic(clusterId), commentFacts, {
    onGathered: refetch,
    onJoined: refetch,
    onTruncated: refetch,
  });
  useEffect(() => {
    if (hasMore && !isLoadingMore && !isMoreFailed) loadMore();
  }, [hasMore, isLoadingMore, isMoreFailed, loadMore]);
  useEffect(() => {
    // When it fails here, opening the panel tries again.
    const timer = window.setTimeout(() => void loadPanel().catch(() => undefined), LOAD_PANEL_MS);
    return () => window.clearTimeout(timer);
  }, []);
  const opener = useRef<Element | null>(null);
  const comments = useMemo<Comments>(() => {
    const open = (next: Talk) => {
      opener.current = document.activeElement;
      setTalk(next);
    };
    const counts = new Map((items ?? []).map((count) => [`${count.kind} ${count.id}`, count]));
    return { countOf: ({ kind, id }) => counts.get(`${kind} ${id}`), open };
  }, [items]);
  const found = (linkedTalk: Talk) => {
    setTalk(linkedTalk);
    onLinked(linkedTalk.target);
  };
  return (
    <CommentsContext value={comments}>
      {children}
      {linked !== '' && <LinkedComment key={linked} id={linked} puzzle={puzzle} onFound={found} />}
      {talk && (
        <Suspense fallback={null}>
          <CommentPanel
            key={`${talk.target.kind} ${talk.target.id}`}
            talk={talk}
            puzzle={puzzle}
            user={user}
            onClose={() => {
              // The panel holds the focus until it is gone.
              flushSync(() => setTalk(null));
              if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
              onClose();
            }}
          />
        </Suspense>
      )}
    </CommentsContext>
  );
}
