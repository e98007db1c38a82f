/** The element of a page that holds the answers to the calls its screen begins with, by their addresses. */
export const FIRST_ANSWERS_ID = 'first-answers';

/** An answer as the call would get it: only successful JSON answers are sent ahead. */
export interface FirstAnswer {
  headers: Record<string, string>;
  body: string;
}

/** What the build tells the server of a screen for people who are signed in. */
export interface AppPage {
  /** The paths of the screen, as in `/puzzle/:clusterId`. */
  patterns: readonly string[];
  /** The scripts it needs beyond those that every page starts with. */
  scripts: readonly string[];
  /** The calls it begins with; parameters of the path stand in them by name. */
  calls: readonly string[];
  /** Those of them that the frame around every screen makes. */
  frameCalls: readonly string[];
  /** The query of its address changes nothing about these calls. */
  isForAnyQuery: boolean;
  /** The page as the build rendered it, before anything is known: what its root element begins with. */
  markup: string;
}
