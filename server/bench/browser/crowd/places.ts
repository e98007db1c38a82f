/** The card whose words say when they were written; the page looks at it. */
export const BEACON = 'beacon';

/** Columns of the board's cards, and how far apart they stand. */
export const COLUMNS = 25;
export const APART = { x: 280, y: 200 };

/** The middle of what the page shows: where the beacon stands. */
export const MIDDLE = { x: 12 * APART.x, y: 6 * APART.y };
/** How far from the middle the page sees, roughly, to each side. */
export const WATCHED = { x: 360, y: 220 };
/** How far from the middle people work: three quarters of it is out of sight. */
export const REACH = { x: 2 * WATCHED.x, y: 2 * WATCHED.y };
