import { use } from 'react';

type Preloadable<Module> = {
  /** Fetches the module once; after a failure, again. */
  preload: () => Promise<Module>;
  /** For components: suspends until the module is there, and not at all once it is. */
  useModule: () => Module;
};

/** What `React.lazy` does, with a `preload`: a preloaded component hydrates in the first render. */
export function preloadable<Module>(load: () => Promise<Module>): Preloadable<Module> {
  let loaded: Module | undefined;
  let pending: Promise<Module> | undefined;
  let hasFailed = false;

  const start = () => {
    hasFailed = false;
    pending = load();
    pending.then(
      (module) => {
        loaded = module;
      },
      () => {
        hasFailed = true;
      },
    );
    return pending;
  };

  return {
    preload: () => (pending && !hasFailed ? pending : start()),
    useModule: () => loaded ?? use(pending ?? start()),
  };
}
