/** Text as people read it: white space and control characters become single spaces, nothing at the ends. */
export const tidyText = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
