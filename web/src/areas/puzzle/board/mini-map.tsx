import type { BoardCard } from '@fap/shared/puzzle/board-doc.ts';
import { boundsOf, type Rect, rectOf } from '@fap/shared/puzzle/board-geometry.ts';
import { FRAME_KIND } from '@fap/shared/puzzle/board-shapes.ts';
import { Panel, type ReactFlowState, useReactFlow, useStore } from '@xyflow/react';
import { memo, type PointerEvent, useCallback, useMemo } from 'react';
import { layerColor } from '../../clusters/public/layer-look.ts';
import { isSeen } from './board-view.ts';

const MARGIN = 200;

/** The whole board in small, for the pointer: a press shows that place. One path for each layer, however many cards. */
export const MiniMap = memo(function MiniMap({ cards }: { cards: readonly BoardCard[] }) {
  const { setCenter, getZoom } = useReactFlow();
  const bounds = useMemo(() => boundsOf(cards.map(rectOf)), [cards]);
  const isAllSeen = useStore(
    useCallback(
      ({ transform: [x, y, zoom], width, height }: ReactFlowState) =>
        bounds !== null && isSeen(bounds, { x, y, zoom }, { width, height }),
      [bounds],
    ),
  );
  const box = useMemo(() => grown(bounds), [bounds]);
  // It would only cover cards.
  if (!box || isAllSeen) return null;
  const show = (event: PointerEvent<SVGSVGElement>) => {
    if (event.buttons === 0) return;
    const place = event.currentTarget.getScreenCTM()?.inverse();
    if (!place) return;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(place);
    void setCenter(x, y, { zoom: getZoom() });
  };
  return (
    <Panel position="bottom-right" className="hidden @2xl:block">
      <svg
        aria-hidden
        data-testid="mini-map"
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        className="nopan h-[4.8125rem] w-28 cursor-pointer @5xl:h-[6.875rem] @5xl:w-40 rounded-md border border-line bg-surface/90 touch-none"
        onPointerDown={show}
        onPointerMove={show}
      >
        <Cards cards={cards} />
        <ShownPart />
      </svg>
    </Panel>
  );
});

const Cards = memo(function Cards({ cards }: { cards: readonly BoardCard[] }) {
  const layers = useMemo(() => {
    const paths = new Map<number, string>();
    for (const card of cards) {
      if (card.kind === FRAME_KIND) continue;
      const { x, y, width, height } = rectOf(card);
      paths.set(card.layer, `${paths.get(card.layer) ?? ''}M${x} ${y}h${width}v${height}h${-width}z`);
    }
    return [...paths];
  }, [cards]);
  return layers.map(([layer, path]) => <path key={layer} d={path} style={{ fill: layerColor(layer) }} />);
});

/** The part of the board that the canvas shows. */
function ShownPart() {
  const [x = 0, y = 0, zoom = 1] = useStore((state) => state.transform);
  const width = useStore((state) => state.width);
  const height = useStore((state) => state.height);
  return (
    <rect
      x={-x / zoom}
      y={-y / zoom}
      width={width / zoom}
      height={height / zoom}
      className="fill-accent/10 stroke-accent"
      strokeWidth={2}
      vectorEffect="non-scaling-stroke"
    />
  );
}

function grown(box: Rect | null): Rect | null {
  if (!box) return null;
  return {
    x: box.x - MARGIN,
    y: box.y - MARGIN,
    width: box.width + 2 * MARGIN,
    height: box.height + 2 * MARGIN,
  };
}
