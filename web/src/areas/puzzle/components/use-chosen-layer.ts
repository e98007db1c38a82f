import type { Contribution, Puzzle } from '@fap/shared/puzzle/entities.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { paths } from '../../../platform/paths.ts';
import { useStableHandler } from '../../../platform/use-stable-handler.ts';
import type { useUrlFilters } from '../../../platform/use-url-filters.ts';
import { moveFocusTo } from '../../../ui/move-focus.ts';
import { type Following, useFollow } from '../presence/use-follow.ts';
import type { PresentPerson } from '../presence/use-people.ts';
import { LAYER_PANEL } from './layer-panel.tsx';
import { PIECE_FIELD } from './piece-form.tsx';

type PuzzleFilter = (typeof paths.puzzle.query)[number];
type PuzzleFilters = ReturnType<typeof useUrlFilters<PuzzleFilter>>;

export interface LayerChoice {
  puzzle: Puzzle;
  filters: PuzzleFilters[0];
  setFilters: PuzzleFilters[1];
  /** Everybody in the room, of whom one may be followed. */
  people: readonly PresentPerson[];
  isWide: boolean;
  /** Shows the pieces of the layer, where one part is shown at a time. */
  onDetails: () => void;
}

export interface ChosenLayer {
  /** The layer whose pieces are shown. */
  selected: number;
  /** Somebody works on that layer; else the overview of all is shown. */
  isContributing: boolean;
  following: Following;
  /** The layer that gets the focus as soon as it is drawn; null for none. */
  opened: number | null;
  /** Works on a layer, whoever is followed. */
  work: (layer: number) => void;
  onMode: (mode: string) => void;
  onSelect: (layer: number) => void;
  /** Selects a layer and moves the focus into it. */
  onOpen: (layer: number) => void;
  /** The layer that was opened is drawn. */
  onDrawn: (layer: number) => void;
  onOpenPiece: (piece: Contribution) => void;
  onStopFollowing: () => void;
}

/** Whether an address shows one layer to work on; a link that names a layer opens it, only the overview, once chosen, is more than that. */
export const isWorkOnLayer = ({ mode, piece, layer }: PuzzleFilters[0]): boolean =>
  mode !== 'overview' && (mode === 'contribute' || piece !== '' || layerOf(layer) !== null);

/** The layer of a piece of the puzzle. */
export const layerOfPiece = (puzzle: Puzzle, id: string): number | undefined =>
  puzzle.contributions.find((piece) => piece.id === id)?.layer;

/** The layer somebody works on, by the address, and what chooses another one; the handlers stay the same functions. */
export function useChosenLayer(choice: LayerChoice): ChosenLayer {
  const { puzzle, filters, setFilters, people, isWide, onDetails } = choice;
  const [opened, setOpened] = useState<number | null>(null);
  const selected = layerOf(filters.layer) ?? layerOfPiece(puzzle, filters.piece) ?? firstOpenLayer(puzzle);
  const go = (change: Partial<PuzzleFilters[0]>) => {
    // One that was opened and left before it was drawn must not take the focus later.
    setOpened(null);
    setFilters({ ...change, piece: '' });
  };
  const work = (layer: number) => go({ mode: 'contribute', layer: String(layer) });
  const following = useFollow(people, (layer) => (layer === null ? go({ mode: 'overview' }) : work(layer)));
  const onSelect = useStableHandler((layer: number) => {
    following.follow(null);
    work(layer);
    onDetails();
  });
  const enter = (layer: number) => {
    const isMissing = puzzle.layers.some((other) => other.layer === layer && other.status === 'missing');
    if (isMissing) moveFocusTo(document.getElementById(PIECE_FIELD), 'center');
    else moveFocusTo(document.getElementById(LAYER_PANEL));
  };
  return {
    selected,
    isContributing: isWorkOnLayer(filters),
    following,
    opened,
    work,
    onMode: useStableHandler((mode) => go({ mode })),
    onSelect,
    onOpen: useStableHandler((layer) => {
      if (isWide) {
        onSelect(layer);
        return setOpened(layer);
      }
      // A phone shows its keyboard only for a field that gets the focus in the press itself.
      flushSync(() => onSelect(layer));
      enter(layer);
    }),
    onDrawn: useStableHandler((layer) => {
      setOpened(null);
      enter(layer);
    }),
    onOpenPiece: useStableHandler((piece) => onSelect(piece.layer)),
    onStopFollowing: useStableHandler(() => following.follow(null)),
  };
}

function layerOf(text: string): number | null {
  const layer = Number(text);
  return Number.isInteger(layer) && layer >= 1 && layer <= 14 ? layer : null;
}

/** The first missing layer, else the first that is not complete, else the first. */
function firstOpenLayer(puzzle: Puzzle): number {
  const first = (status: string) => puzzle.layers.find((layer) => layer.status === status)?.layer;
  return first('missing') ?? first('partial') ?? 1;
}
