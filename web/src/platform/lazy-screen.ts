import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** Loads a screen when it is first rendered; adapts the named export to React.lazy, which needs a default one. */
export function lazyScreen<Name extends string, Module extends Record<Name, ComponentType>>(
  load: () => Promise<Module>,
  name: Name,
): LazyExoticComponent<ComponentType> {
  return lazy(async () => ({ default: (await load())[name] }));
}
