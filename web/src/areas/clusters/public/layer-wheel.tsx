import { arcPath } from '../../../ui/chart/arc-path.ts';
import { LAYER_LOOKS, layerColor, layerTint } from './layer-look.ts';
import type { LayerState } from './layer-strip.tsx';

const CENTRE = 160;
const RING = { inner: 78, outer: 154 };
/** Where the filled half of a partial layer ends. */
const MIDDLE = (RING.inner + RING.outer) / 2;
const ICON = { size: 24, radius: 134 };
const NUMBER_RADIUS = 96;

export interface LayerWheelProps {
  /** The state of each layer, in their order. */
  states: readonly LayerState[];
  /** What stands in the middle: a figure, and a line below it. */
  figure: string;
  below: string;
}

/** The layers as a wheel, clockwise in the order of the scam: full, half full or empty. A list beside it says the same in words. */
export function LayerWheel({ states, figure, below }: LayerWheelProps) {
  return (
    <svg viewBox="0 0 320 320" aria-hidden="true" className="mx-auto w-full max-w-80">
      {states.map((state, index) => (
        <Segment key={LAYER_LOOKS[index]?.light} state={state} index={index} count={states.length} />
      ))}
      <text x={CENTRE} y={CENTRE + 6} textAnchor="middle" className="fill-ink text-[2.25rem] font-semibold">
        {figure}
      </text>
      <text x={CENTRE} y={CENTRE + 30} textAnchor="middle" className="fill-ink-soft text-[0.9375rem]">
        {below}
      </text>
    </svg>
  );
}

function Segment({ state, index, count }: { state: LayerState; index: number; count: number }) {
  const layer = index + 1;
  const Icon = LAYER_LOOKS[index]?.icon;
  const color = layerColor(layer);
  const piece = { centre: CENTRE, from: index / count, to: (index + 1) / count };
  const angle = ((index + 0.5) / count) * 2 * Math.PI - Math.PI / 2;
  const at = (radius: number) => ({
    x: CENTRE + radius * Math.cos(angle),
    y: CENTRE + radius * Math.sin(angle),
  });
  const icon = at(ICON.radius);
  const number = at(NUMBER_RADIUS);
  const isFull = state === 'complete';
  return (
    <g>
      <path
        d={arcPath({ ...piece, ...RING })}
        style={{ fill: isFull ? color : state === 'partial' ? layerTint(layer) : undefined }}
        className="fill-sunken stroke-surface"
        strokeWidth={4}
      />
      {state === 'partial' && (
        <path
          d={arcPath({ ...piece, inner: RING.inner, outer: MIDDLE })}
          style={{ fill: color }}
          className="stroke-surface"
          strokeWidth={4}
        />
      )}
      <text
        x={number.x}
        y={number.y + 5}
        textAnchor="middle"
        className={
          state === 'missing'
            ? 'fill-ink-soft text-[0.9375rem] font-semibold'
            : 'fill-surface text-[0.9375rem] font-semibold'
        }
      >
        {layer}
      </text>
      {Icon && (
        <Icon
          x={icon.x - ICON.size / 2}
          y={icon.y - ICON.size / 2}
          size={ICON.size}
          style={{ color: isFull ? 'var(--color-surface)' : color }}
        />
      )}
    </g>
  );
}
