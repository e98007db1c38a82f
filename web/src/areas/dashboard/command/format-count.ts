/** A whole number with its thousands set apart. */
export const formatCount = (count: number): string => count.toLocaleString('en-US');
