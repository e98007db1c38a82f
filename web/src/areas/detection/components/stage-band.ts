/** Which way the stream runs: from left to right, or from top to bottom on a phone. */
export type Side = 'across' | 'down';

/** Half the width of a full and of an empty stream, in percent of the cell. */
const FULL = 46;
const EMPTY = 1;

/** The outline of the stream between two stages in a square of 100; `from` and `to` are shares (0–1) of the widest stage. */
export function stageBand(side: Side, from: number, to: number): string {
  const half = (share: number) => EMPTY + (FULL - EMPTY) * Math.min(1, Math.max(0, share));
  const [start, end] = [half(from), half(to)];
  const at = (along: number, beside: number) =>
    side === 'across' ? `${along} ${50 + beside}` : `${50 + beside} ${along}`;
  return [
    `M${at(0, -start)}`,
    `C${at(50, -start)} ${at(50, -end)} ${at(100, -end)}`,
    `L${at(100, end)}`,
    `C${at(50, end)} ${at(50, start)} ${at(0, start)}Z`,
  ].join('');
}
