const pointAt = (centre: number, radius: number, turn: number): string => {
  const angle = turn * 2 * Math.PI - Math.PI / 2;
  const part = (value: number) => (centre + radius * value).toFixed(2);
  return `${part(Math.cos(angle))} ${part(Math.sin(angle))}`;
};

export interface Arc {
  /** Both coordinates of the centre. */
  centre: number;
  inner: number;
  outer: number;
  /** Where it begins and ends, in turns (0–1) clockwise from the top; at most half a turn apart. */
  from: number;
  to: number;
}

/** The outline of a piece of a ring, for the `d` of a path. */
export function arcPath({ centre, inner, outer, from, to }: Arc): string {
  return [
    `M${pointAt(centre, outer, from)}`,
    `A${outer} ${outer} 0 0 1 ${pointAt(centre, outer, to)}`,
    `L${pointAt(centre, inner, to)}`,
    `A${inner} ${inner} 0 0 0 ${pointAt(centre, inner, from)}Z`,
  ].join('');
}
