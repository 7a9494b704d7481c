import { type ComponentType, use } from 'react';

type PageModule = { default: ComponentType };

export type LazyPage = {
  Page: ComponentType;
  /** Starts fetching the page's code; after a failure it tries again. */
  preload: () => Promise<unknown>;
};

/**
 * Like React.lazy, with two differences: the code can be fetched before the page renders, and a page
 * whose code is there renders at once, which served HTML and its take-over need.
 */
export function lazyPage(load: () => Promise<PageModule>): LazyPage {
  let loaded: ComponentType | undefined;
  let pending: Promise<PageModule> | undefined;
  let hasFailed = false;

  const start = () => {
    hasFailed = false;
    const attempt = load();
    pending = attempt;
    attempt.then(
      (module) => {
        loaded = module.default;
      },
      () => {
        hasFailed = true;
      },
    );
    return attempt;
  };

  function Page() {
    const Loaded = loaded ?? use(pending ?? start()).default;
    return <Loaded />;
  }

  return { Page, preload: () => (pending && !hasFailed ? pending : start()) };
}
