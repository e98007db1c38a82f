import { type BoardLink, LINK_KINDS, type LinkKind, linkKindWord } from '@fap/shared/puzzle/board-shapes.ts';
import { t } from '@lingui/core/macro';
import { MarkerType } from '@xyflow/react';
import type { CSSProperties } from 'react';

/** How a kind of line is drawn; its word stands beside it, so colour is never alone. */
export interface LineLook {
  color: string;
  onPaper: string;
  width: number;
  dash?: string;
  /** A line without a direction has no arrow. */
  hasArrow: boolean;
}

const PLAIN: LineLook = {
  color: 'var(--color-line-strong)',
  onPaper: '#78888e',
  width: 1.5,
  hasArrow: true,
};
// A map, because an object with a `then` could be taken for a promise.
const LOOKS: ReadonlyMap<LinkKind, LineLook> = new Map([
  ['then', { ...PLAIN, color: 'var(--color-ink-soft)', onPaper: '#4b5d66' }],
  ['same', { color: 'var(--color-accent)', onPaper: '#0b5f69', width: 4, hasArrow: false }],
  [
    'contradicts',
    { color: 'var(--color-critical)', onPaper: '#a8201a', width: 2, dash: '8 5', hasArrow: true },
  ],
  ['proves', { color: 'var(--color-low)', onPaper: '#1c6b3c', width: 2.5, hasArrow: true }],
  ['pays', { color: 'var(--color-high)', onPaper: '#97470b', width: 2.5, dash: '2 5', hasArrow: true }],
]);

/** How a line is drawn. */
export function lineLook({ kind }: Pick<BoardLink, 'kind'>): LineLook {
  return (kind && LOOKS.get(kind)) ?? PLAIN;
}

/** The style of a line on the canvas. */
export function lineStyle(look: LineLook): CSSProperties {
  return {
    stroke: look.color,
    strokeWidth: look.width,
    ...(look.dash ? { strokeDasharray: look.dash, strokeLinecap: 'round' } : {}),
  };
}

/** The arrow at a line's end. */
export function lineArrow(look: LineLook) {
  return look.hasArrow
    ? { type: MarkerType.ArrowClosed, color: look.color, width: 16, height: 16 }
    : undefined;
}

/** The kinds to choose from in a list; '' for a line that says nothing. */
export const LINE_KIND_OPTIONS = [
  { value: '', label: t`no word` },
  ...LINK_KINDS.map((kind) => ({ value: kind, label: linkKindWord(kind) })),
];

/** The kind that an option stands for. */
export function parseLineKind(value: string): LinkKind | null {
  return LINK_KINDS.find((kind) => kind === value) ?? null;
}
