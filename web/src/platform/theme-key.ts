/** The key under which this browser keeps the chosen theme. */
export const THEME_KEY = 'fap:theme';
