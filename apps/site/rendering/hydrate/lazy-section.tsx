import { type ComponentType, memo, type ReactNode, Suspense, use, useDeferredValue } from 'react';
import { useNavigationType } from 'react-router-dom';
import { afterFirstScreen } from './after-page-load.ts';
import { BelowFirstScreen } from './below-the-fold.tsx';
import { keptLoad } from './preloadable.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

const preloads = new Set<() => Promise<unknown>>();

/** The code of all parts of the pages that are there. A failure shows when the part renders. */
export const preloadParts = () => Promise.allSettled([...preloads].map((preload) => preload()));

type PartModule<Props> = { default: ComponentType<Props> };

type LaterPart<Props> = {
  Part: ComponentType<Props>;
  /** Fetches the code now; a page does so while it is fetched ahead (its `warm`). */
  preload: () => Promise<unknown>;
};

/**
 * A part below the first screen. It is served with its page; its code, which makes it answer, comes
 * when the first screen has all it needs, or when the visitor moves on. What it asks for it must ask
 * for alone, else news would reach it before it has taken over what was served.
 */
export function laterPart<Props extends object>(
  load: () => Promise<PartModule<Props>>,
  fallback: ReactNode,
): LaterPart<Props> {
  const code = keptLoad(load);
  const waiting = keptLoad(() => afterFirstScreen().then(code.again));
  let isPreloaded = false;

  // Rendered once while it is taken over, whatever is learned around it meanwhile.
  const Loaded = memo(function Loaded(props: Props) {
    const { default: Part } = use(isPreloaded ? code.current() : waiting.current());
    return (
      <BelowFirstScreen>
        <Part {...props} />
      </BelowFirstScreen>
    );
  }) as ComponentType<Props>;

  /** Opened from another page it follows in the next moment; whoever goes back finds the page whole. */
  function InItsTurn(props: Props) {
    const type = useNavigationType();
    const isOpened = useIsHydrated() && type === 'PUSH';
    const isItsTurn = useDeferredValue(true, !isOpened);
    return isItsTurn ? <Loaded {...props} /> : fallback;
  }

  const preload = () =>
    code.again().then(() => {
      isPreloaded = true;
    });
  preloads.add(preload);
  return {
    // Alone in its boundary: what happens around it before it is there leaves it as it was served.
    Part: memo(function Part(props: Props) {
      return (
        <Suspense fallback={fallback}>
          <InItsTurn {...props} />
        </Suspense>
      );
    }) as ComponentType<Props>,
    preload,
  };
}
