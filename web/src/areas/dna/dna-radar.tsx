import type { DnaLayerResult } from '@fap/shared/dna/dna-result.ts';

/** Centre and radius in SVG units. */
const CENTRE = { x: 200, y: 150 };
const RADIUS = 105;
const RINGS = [25, 50, 75, 100];

/** The point of a percentage on the axis of a layer. */
function pointOf(index: number, count: number, percent: number): { x: number; y: number } {
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
  const distance = (percent / 100) * RADIUS;
  return { x: CENTRE.x + distance * Math.cos(angle), y: CENTRE.y + distance * Math.sin(angle) };
}

const pathOf = (points: readonly { x: number; y: number }[]): string =>
  points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

/** Six layers on six axes; a layer without data has a dashed axis and no point. The table beside it has the same data. */
export function DnaRadar({ layers }: { layers: readonly DnaLayerResult[] }) {
  const count = layers.length;
  const known = layers.flatMap(({ strength }, index) =>
    strength === null ? [] : [pointOf(index, count, strength)],
  );
  return (
    <svg viewBox="-40 0 480 300" aria-hidden="true" className="mx-auto w-full max-w-lg">
      {RINGS.map((ring) => (
        <polygon
          key={ring}
          points={pathOf(layers.map((_, index) => pointOf(index, count, ring)))}
          className="fill-none stroke-line"
        />
      ))}
      {layers.map(({ layer, strength }, index) => {
        const end = pointOf(index, count, 100);
        return (
          <line
            key={layer}
            x1={CENTRE.x}
            y1={CENTRE.y}
            x2={end.x}
            y2={end.y}
            strokeDasharray={strength === null ? '3 4' : undefined}
            className="stroke-line-strong/60"
          />
        );
      })}
      <polygon
        points={pathOf(known)}
        strokeWidth={2}
        strokeLinejoin="round"
        className="fill-accent/15 stroke-accent"
      />
      {known.map(({ x, y }) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={4}
          className="fill-accent stroke-surface"
          strokeWidth={1.5}
        />
      ))}
      {layers.map(({ layer, name, strength }, index) => {
        const { x, y } = pointOf(index, count, 116);
        const anchor = Math.abs(x - CENTRE.x) < 5 ? 'middle' : x > CENTRE.x ? 'start' : 'end';
        return (
          <text
            key={layer}
            x={x}
            y={y + 4}
            textAnchor={anchor}
            className={strength === null ? 'fill-ink-soft text-[15px]' : 'fill-ink text-[15px] font-semibold'}
          >
            {name}
          </text>
        );
      })}
    </svg>
  );
}
