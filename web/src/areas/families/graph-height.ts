/** How tall the drawing of families is, as classes. */
export const GRAPH_HEIGHT = 'h-[24rem] sm:h-[34rem]';
