import { type ComponentType, memo, type ReactNode, Suspense, useDeferredValue } from 'react';
import { useNavigationType } from 'react-router-dom';
import { afterPageLoad } from './after-page-load.ts';
import { BelowTheFold } from './below-the-fold.tsx';
import { preloadable } from './preloadable.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

const preloads = new Set<() => Promise<unknown>>();

/** Fetches the code of all sections of the loaded pages. A failure shows when the section renders. */
export const preloadSections = () => Promise.allSettled([...preloads].map((preload) => preload()));

type SectionModule<Props> = { default: ComponentType<Props> };

type LazySection<Props> = {
  Section: ComponentType<Props>;
  /** Fetches the code now. A page does so in its `warm`. */
  preload: () => Promise<unknown>;
};

/**
 * A section below the fold, prerendered with its page. Its code is fetched, and the section hydrated, after
 * the page has loaded or at the visitor's first input. A section reads its own data: props that change before
 * it is hydrated would make React render it on the client instead.
 */
export function lazySection<Props extends object>(
  load: () => Promise<SectionModule<Props>>,
  fallback: ReactNode,
): LazySection<Props> {
  const code = preloadable(load);
  const codeAfterLoad = preloadable(() => afterPageLoad().then(code.preload));
  let isPreloaded = false;

  const Loaded = memo(function Loaded(props: Props) {
    const { default: Content } = (isPreloaded ? code : codeAfterLoad).useModule();
    return (
      <BelowTheFold>
        <Content {...props} />
      </BelowTheFold>
    );
  }) as ComponentType<Props>;

  /** After a navigation it renders in the next frame; on Back at once, so that scroll can be restored. */
  function Deferred(props: Props) {
    const type = useNavigationType();
    const isOpened = useIsHydrated() && type === 'PUSH';
    const isDue = useDeferredValue(true, !isOpened);
    return isDue ? <Loaded {...props} /> : fallback;
  }

  const preload = () =>
    code.preload().then(() => {
      isPreloaded = true;
    });
  preloads.add(preload);
  return {
    // A boundary and a memo of its own: updates around the section leave its served HTML alone.
    Section: memo(function Section(props: Props) {
      return (
        <Suspense fallback={fallback}>
          <Deferred {...props} />
        </Suspense>
      );
    }) as ComponentType<Props>,
    preload,
  };
}
