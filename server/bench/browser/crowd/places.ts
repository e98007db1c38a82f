/** The card whose words say when they were written; the page looks at it. */
export const BEACON = 'beacon';

/** Columns of the board's cards, and how far apart they stand. */
export const COLUMNS = 25;
export const APART = { x: 280, y: 200 };

/** The middle of what the page shows: where the beacon stands. */
export const MIDDLE = { x: 12 * APART.x, y: 6 * APART.y };
/** How far from the middle people work, to each side: about one of twelve is in the page's view. */
export const REACH = { x: 1_440, y: 880 };
