import type { Capability } from '@fap/shared/auth/capabilities.ts';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { AnyPath } from './define-path.ts';
import { lazyScreen } from './lazy-screen.ts';
import type { WaitingQueue } from './waiting-queues.ts';

/** A screen's entry in the navigation. */
export interface NavPlace {
  name: string;
  icon: LucideIcon;
  /** Position among all areas' entries, lowest first; entries without it come last. */
  order?: number;
  /** The letter that leads there after G, in small. */
  key?: string;
}

/** How a screen outside the navigation is found in the search. */
export interface FindPlace {
  name: string;
  key?: string;
  /** Without it the screen has nothing to show to somebody. */
  needs?: Capability;
}

/** Only a path without parameters can be in the navigation, because its link has no values for them. */
type Placed =
  | { path: AnyPath; nav?: never; find?: never }
  | { path: AnyPath & (() => string); nav: NavPlace; find?: never }
  | { path: AnyPath & (() => string); nav?: never; find: FindPlace };

/** The paths of a screen. */
export interface Addressed {
  path: AnyPath;
  /** Further paths of the same screen. */
  also?: readonly AnyPath[];
}

/** A finished screen. */
export type Screen = Addressed &
  Placed & {
    Screen: ComponentType;
    /** The export of its module that is the screen. */
    exportName: string;
    /** Loads the module in advance; a failure is shown when the screen is opened. */
    load: () => Promise<void>;
    /** The screen itself once its module is there. */
    loaded: () => ComponentType | undefined;
    /** Set for screens of signed-out visitors and of everybody; all others are for signed-in users. */
    audience?: 'signed-out' | 'everybody';
  };

/** An area's manifest: everything the app knows about it. */
export interface WebArea {
  /** The name of its folder. */
  name: string;
  screens?: readonly Screen[];
  /** Its part of the header, beside the account menu of somebody signed in. */
  HeaderPart?: ComponentType;
  /** What it sends later, when there is no connection. */
  queues?: readonly WaitingQueue[];
}

/** Declares an area's manifest. */
export const defineWebArea = (area: WebArea): WebArea => area;

type LoadedScreen<Name extends string, Module> = Addressed &
  Placed &
  Pick<Screen, 'audience'> & { load: () => Promise<Module>; name: Name };

/** Declares a screen; its module is a chunk of its own, loaded when the screen is first opened. */
export function defineScreen<Name extends string, Module extends Record<Name, ComponentType>>({
  load,
  name,
  ...screen
}: LoadedScreen<Name, Module>): Screen {
  return { ...screen, ...lazyScreen(load, name), exportName: name };
}

/** An entry of the navigation. */
export interface NavEntry {
  name: string;
  path: string;
  icon: LucideIcon;
}

/** The navigation entries of these areas, in order. */
export function navEntriesOf(areas: readonly WebArea[]): NavEntry[] {
  return areas
    .flatMap(({ screens = [] }) => screens)
    .flatMap(({ path, nav }) => (nav ? [{ nav, path: path.pattern }] : []))
    .sort((one, other) => orderOf(one.nav) - orderOf(other.nav))
    .map(({ nav: { name, icon }, path }) => ({ name, path, icon }));
}

const orderOf = ({ order = Number.MAX_SAFE_INTEGER }: NavPlace): number => order;

/** A screen that the search and the keys lead to. */
export interface Destination {
  name: string;
  path: string;
  key: string | undefined;
  needs: Capability | undefined;
}

/** The screens of these areas that stand in the navigation or say how they are found. */
export function destinationsOf(areas: readonly WebArea[]): Destination[] {
  const places = new Map(
    areas.flatMap(({ screens = [] }) =>
      screens.flatMap(({ path, nav, find }) => {
        const place = nav ?? find;
        if (!place) return [];
        const { name, key } = place;
        const needs = 'needs' in place ? place.needs : undefined;
        return [[path.pattern, { name, path: path.pattern, key, needs }] as const];
      }),
    ),
  );
  // In the order of the navigation, then those outside it.
  const inNav = navEntriesOf(areas).flatMap(({ path }) => places.get(path) ?? []);
  return [...inNav, ...[...places.values()].filter((place) => !inNav.includes(place))];
}

/** The patterns of all paths of a screen. */
export const patternsOf = ({ path, also = [] }: Addressed): string[] =>
  [path, ...also].map(({ pattern }) => pattern);

/** The screens of these areas for signed-in users, or for signed-out visitors. */
export const screensOf = (areas: readonly WebArea[], isSignedIn: boolean): Screen[] =>
  areas.flatMap(({ screens = [] }) =>
    screens.filter(({ audience }) => audience === 'everybody' || (audience !== 'signed-out') === isSignedIn),
  );

/** The screens of these areas that everybody can open, even when nobody knows who is asking. */
export const screensForEverybody = (areas: readonly WebArea[]): Screen[] =>
  screensOf(areas, false).filter(({ audience }) => audience === 'everybody');

/** The parts of the header that these areas add. */
export const headerPartsOf = (areas: readonly WebArea[]): { name: string; Part: ComponentType }[] =>
  areas.flatMap(({ name, HeaderPart }) => (HeaderPart ? [{ name, Part: HeaderPart }] : []));
