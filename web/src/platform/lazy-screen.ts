import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A screen whose module is loaded when it is first rendered or asked for. */
export interface LazyScreen {
  Screen: LazyExoticComponent<ComponentType>;
  /** Loads the module in advance. */
  load: () => Promise<void>;
  /** The screen itself once its module is there: it is drawn without the moment that React takes for one that is lazy. */
  loaded: () => ComponentType | undefined;
}

/** Loads a screen when it is first rendered; adapts the named export to React.lazy, which needs a default one. */
export function lazyScreen<Name extends string, Module extends Record<Name, ComponentType>>(
  load: () => Promise<Module>,
  name: Name,
): LazyScreen {
  let loaded: ComponentType | undefined;
  const loadModule = async () => {
    loaded = (await load())[name];
    return { default: loaded };
  };
  return {
    Screen: lazy(loadModule),
    load: async () => void (await loadModule()),
    loaded: () => loaded,
  };
}
