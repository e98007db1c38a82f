import { boardLinks, boardPieces, restoreToBoard } from '@fap/shared/puzzle/board-doc.ts';
import {
  type BoardLink,
  type BoardPiece,
  isBoardLink,
  isBoardPiece,
} from '@fap/shared/puzzle/board-shapes.ts';
import { parseRemoved, REMOVED_MAX } from '@fap/shared/puzzle/presence.ts';
import type { Awareness } from 'y-protocols/awareness';
import { type Doc, type Transaction, UndoManager, type YMapEvent } from 'yjs';

/** How long everybody in the room can undo a deletion, in milliseconds. */
export const UNDO_MS = 60_000;
/** A rewrite of the whole board arrives as a fact and as a document change, at most this far apart, in milliseconds. */
const REWRITE_MS = 5000;

/** Cards that were deleted together. */
export interface Removal {
  key: number;
  cards: ReadonlyMap<string, BoardPiece>;
  isOwn: boolean;
  /** Who announces it in the awareness, under the name the server set; null when nobody does, or more than one. */
  by: string | null;
}

interface Kept extends Removal {
  cards: Map<string, BoardPiece>;
  names: Map<string, string>;
  timer: number;
  keptAt: number;
}

export interface RemovedCardsSource {
  doc: Doc;
  awareness: Awareness;
  /** Whether changes arrive as they happen; changes that come with a sync may be days old. */
  isLive: () => boolean;
}

/**
 * The deletions of the last minute, held in memory of this page. In the shared document somebody would have to clear
 * them up, and an undo manager knows only its own client's changes.
 */
export class RemovedCards {
  private readonly doc: Doc;
  private readonly awareness: Awareness;
  private readonly isLive: () => boolean;
  private kept: Kept[] = [];
  /** Lines deleted with a card; each is restored with the second of its two cards. */
  private readonly lines = new Map<string, BoardLink>();
  private shown: readonly Removal[] = [];
  private readonly listeners = new Set<() => void>();
  private lastKey = 0;
  private rewrittenAt = Number.NEGATIVE_INFINITY;
  private readonly deletedCards = new Map<string, BoardPiece>();
  private readonly deletedLines = new Map<string, BoardLink>();

  constructor({ doc, awareness, isLive }: RemovedCardsSource) {
    this.doc = doc;
    this.awareness = awareness;
    this.isLive = isLive;
  }

  /** Begins to watch the document; returns a function that stops it. */
  start(): () => void {
    const [pieces, links] = [boardPieces(this.doc), boardLinks(this.doc)];
    // Yjs keeps old values only during the observe callback, so they are collected there.
    const watchPieces = (event: YMapEvent<BoardPiece>) => collect(event, isBoardPiece, this.deletedCards);
    const watchLinks = (event: YMapEvent<BoardLink>) => collect(event, isBoardLink, this.deletedLines);
    const settle = (transaction: Transaction) => this.settle(transaction);
    const updateNames = () => this.updateNames();
    pieces.observe(watchPieces);
    links.observe(watchLinks);
    this.doc.on('afterTransaction', settle);
    this.awareness.on('change', updateNames);
    return () => {
      pieces.unobserve(watchPieces);
      links.unobserve(watchLinks);
      this.doc.off('afterTransaction', settle);
      this.awareness.off('change', updateNames);
      for (const { timer } of this.kept) window.clearTimeout(timer);
      this.kept = [];
      this.publish();
    };
  }

  readonly subscribe = (notify: () => void): (() => void) => {
    this.listeners.add(notify);
    return () => this.listeners.delete(notify);
  };

  readonly get = (): readonly Removal[] => this.shown;

  /** Drops others' recent deletions: the whole board was emptied or restored, which the history undoes. */
  handleRewrite(): void {
    this.rewrittenAt = performance.now();
    this.drop(({ isOwn, keptAt }) => !isOwn && this.isRewriting(keptAt));
  }

  private isRewriting(at: number): boolean {
    return Math.abs(at - this.rewrittenAt) <= REWRITE_MS;
  }

  /** Restores the cards of a deletion with their lines. */
  restore(key: number): void {
    const removal = this.kept.find((one) => one.key === key);
    if (removal) restoreToBoard(this.doc, removal.cards, this.lines);
  }

  /** This window no longer shows a deletion. */
  dismiss(key: number): void {
    this.drop((one) => one.key === key);
  }

  private settle({ local, origin }: Transaction): void {
    const cards = new Map(this.deletedCards);
    const lines = [...this.deletedLines].filter(([, { from, to }]) => cards.has(from) || cards.has(to));
    this.deletedCards.clear();
    this.deletedLines.clear();
    // More at once is no slip of one person: the board was emptied or restored, which the history undoes.
    // Who undoes their own step knows what it takes away, and redoes it with a key.
    const isOwnUndo = local && origin instanceof UndoManager;
    if (cards.size > 0 && cards.size <= REMOVED_MAX && !isOwnUndo && this.isOneDeletion(local)) {
      for (const [id, line] of lines) this.lines.set(id, line);
      this.keep(cards, local);
    }
    this.dropRestored();
  }

  private isOneDeletion(isOwn: boolean): boolean {
    return isOwn || (this.isLive() && !this.isRewriting(performance.now()));
  }

  private keep(cards: Map<string, BoardPiece>, isOwn: boolean): void {
    this.hold(cards, { isOwn, keptAt: performance.now() });
    if (isOwn) this.announceOwn();
    this.publish();
    this.updateNames();
  }

  private hold(cards: Map<string, BoardPiece>, { isOwn, keptAt }: Pick<Kept, 'isOwn' | 'keptAt'>): Kept {
    this.lastKey += 1;
    const key = this.lastKey;
    const leftMs = UNDO_MS - (performance.now() - keptAt);
    const timer = window.setTimeout(() => this.drop((one) => one.key === key), leftMs);
    const held: Kept = { key, cards, isOwn, by: null, names: new Map(), timer, keptAt };
    this.kept.push(held);
    return held;
  }

  /** Takes some cards of a deletion as one of their own. */
  private split(one: Kept, ids: readonly string[]): Kept {
    const cards = new Map([...one.cards].filter(([id]) => ids.includes(id)));
    for (const id of ids) one.cards.delete(id);
    return this.hold(cards, one);
  }

  private dropRestored(): void {
    const pieces = boardPieces(this.doc);
    const isBack = ({ cards }: Kept) => [...cards.keys()].some((id) => pieces.has(id));
    if (!this.kept.some(isBack)) return;
    for (const { cards } of this.kept) for (const id of cards.keys()) if (pieces.has(id)) cards.delete(id);
    this.drop(({ cards }) => cards.size === 0);
  }

  private drop(isOver: (one: Kept) => boolean): void {
    for (const one of this.kept) if (isOver(one)) window.clearTimeout(one.timer);
    this.kept = this.kept.filter((one) => !isOver(one));
    const isKept = (card: string) => this.kept.some(({ cards }) => cards.has(card));
    for (const [id, { from, to }] of this.lines) if (!isKept(from) && !isKept(to)) this.lines.delete(id);
    this.announceOwn();
    this.publish();
  }

  /** A deletion in a Yjs document carries no author, so its client announces it; the server sets the name. */
  private announceOwn(): void {
    const own = this.kept.filter(({ isOwn }) => isOwn).flatMap(({ cards }) => [...cards.keys()]);
    const before = parseRemoved(this.awareness.getLocalState()?.removed);
    if (own.length + before.length > 0)
      this.awareness.setLocalStateField('removed', own.length > 0 ? own.slice(-REMOVED_MAX) : null);
  }

  private updateNames(): void {
    // With every move of a pointer somebody's presence changes.
    if (this.kept.length === 0) return;
    let isNew = false;
    for (const [client, state] of this.awareness.getStates()) {
      if (client === this.awareness.clientID) continue;
      const removed = parseRemoved(state.removed);
      const { id, name } = (state.user ?? {}) as Record<string, unknown>;
      if (removed.length === 0 || typeof id !== 'string' || typeof name !== 'string') continue;
      for (const one of [...this.kept]) {
        const theirs = removed.filter((card) => one.cards.has(card));
        if (one.names.get(id) === name || theirs.length === 0) continue;
        // What several people delete within one turn comes as one change. Where somebody is named already, a second one says nothing sure.
        const isPart = !one.isOwn && one.names.size === 0 && theirs.length < one.cards.size;
        const named = isPart ? this.split(one, theirs) : one;
        named.names.set(id, name);
        isNew = true;
      }
    }
    if (isNew) this.publish();
  }

  private publish(): void {
    this.shown = this.kept.map(({ key, cards, isOwn, names }) => ({
      key,
      cards: new Map(cards),
      isOwn,
      by: names.size === 1 ? ([...names.values()][0] ?? null) : null,
    }));
    for (const notify of this.listeners) notify();
  }
}

function collect<T>(
  event: YMapEvent<T>,
  isValid: (value: unknown) => value is T,
  into: Map<string, T>,
): void {
  for (const [key, { action, oldValue }] of event.changes.keys)
    if (action === 'delete' && isValid(oldValue)) into.set(key, oldValue);
}
