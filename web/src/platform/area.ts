import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { AnyPath } from './define-path.ts';
import { lazyScreen } from './lazy-screen.ts';

/** How a screen stands in the navigation. */
export interface NavPlace {
  name: string;
  icon: LucideIcon;
  /** Where among the entries of all areas, lowest first; without it, behind all that have one. */
  order?: number;
}

/** Only a path without parameters can stand in the navigation: a link there names nothing. */
type Placed = { path: AnyPath; nav?: never } | { path: AnyPath & (() => string); nav: NavPlace };

/** Where a screen is found. */
export interface Addressed {
  path: AnyPath;
  /** Other addresses of the same screen. */
  also?: readonly AnyPath[];
}

/** A screen that is there. */
export type Screen = Addressed &
  Placed & {
    Screen: ComponentType;
    /** Loads its module ahead of being shown; a failure is told when it is shown. */
    preload: () => void;
    /** Whom it is for; most are for people who are signed in. */
    audience?: 'signed-out';
  };

/** A screen whose work comes later: its own title, and what it will do, in one sentence. */
export type PlannedScreen = Addressed &
  Placed & {
    title: string;
    sentence: string;
    /** What of it is there already. */
    Part?: ComponentType;
  };

/** Everything the app must know of an area. */
export interface WebArea {
  /** As its folder is called. */
  name: string;
  screens?: readonly Screen[];
  planned?: readonly PlannedScreen[];
}

/** Declares an area: the one thing the app knows of it. */
export const defineWebArea = (area: WebArea): WebArea => area;

type LoadedScreen<Name extends string, Module> = Addressed &
  Placed &
  Pick<Screen, 'audience'> & { load: () => Promise<Module>; name: Name };

/** A screen of an area: the module that has it is loaded when the screen is first shown, and is a file of its own in the build. */
export function defineScreen<Name extends string, Module extends Record<Name, ComponentType>>({
  load,
  name,
  ...screen
}: LoadedScreen<Name, Module>): Screen {
  const preload = () => void load().catch(() => {});
  return { ...screen, Screen: lazyScreen(load, name), preload };
}

/** An entry of the navigation. */
export interface NavEntry {
  name: string;
  path: string;
  icon: LucideIcon;
  /** Its screen is not written yet. */
  isPlanned: boolean;
}

/** The navigation of these areas, in its order. */
export function navEntriesOf(areas: readonly WebArea[]): NavEntry[] {
  const placed = areas.flatMap(({ screens = [], planned = [] }) => [
    ...screens.map((screen) => ({ screen, isPlanned: false })),
    ...planned.map((screen) => ({ screen, isPlanned: true })),
  ]);
  return placed
    .flatMap(({ screen: { path, nav }, isPlanned }) => (nav ? [{ nav, path: path.pattern, isPlanned }] : []))
    .sort((one, other) => orderOf(one.nav) - orderOf(other.nav))
    .map(({ nav: { name, icon }, path, isPlanned }) => ({ name, path, icon, isPlanned }));
}

const orderOf = ({ order = Number.MAX_SAFE_INTEGER }: NavPlace): number => order;

/** Every address of a screen. */
export const patternsOf = ({ path, also = [] }: Addressed): string[] =>
  [path, ...also].map(({ pattern }) => pattern);

/** The screens of these areas for somebody who is signed in, or for somebody who is not. */
export const screensOf = (areas: readonly WebArea[], isSignedIn: boolean): Screen[] =>
  areas.flatMap(({ screens = [] }) =>
    screens.filter(({ audience }) => (audience !== 'signed-out') === isSignedIn),
  );

/** The screens of these areas that come later. */
export const plannedScreensOf = (areas: readonly WebArea[]): PlannedScreen[] =>
  areas.flatMap(({ planned = [] }) => planned);
