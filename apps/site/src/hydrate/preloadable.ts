import { type ComponentType, lazy, useState } from 'react';

type Preloadable<Props, Module> = {
  /** Fetches the module once; after a failure, again. */
  preload: () => Promise<Module>;
  /** The component. It suspends while the module loads, and not at all once it has loaded. */
  useComponent: () => ComponentType<Props>;
};

/** `React.lazy` with a `preload`: a preloaded component renders, and hydrates, without suspending. */
export function preloadable<Props, Module extends { default: ComponentType<Props> }>(
  load: () => Promise<Module>,
): Preloadable<Props, Module> {
  let attempt: { module: Promise<Module>; Lazy: ComponentType<Props> } | undefined;
  let loaded: Module | undefined;
  let hasFailed = false;

  const start = () => {
    hasFailed = false;
    const module = load();
    module.then(
      (value) => {
        loaded = value;
      },
      () => {
        hasFailed = true;
      },
    );
    attempt = { module, Lazy: lazy(() => module) as unknown as ComponentType<Props> };
    return attempt;
  };

  return {
    preload: () => (attempt && !hasFailed ? attempt : start()).module,
    useComponent: () => {
      // Kept while mounted: a different component would remount when the module has loaded.
      const [Component] = useState(() => loaded?.default ?? (attempt ?? start()).Lazy);
      return Component;
    },
  };
}
