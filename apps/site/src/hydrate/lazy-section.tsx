import {
  type ComponentType,
  memo,
  type ReactNode,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useState,
} from 'react';
import { useNavigationType } from 'react-router-dom';
import { BelowTheFold } from './below-the-fold.tsx';
import { preloadable } from './preloadable.ts';
import { useIsHydrated } from './use-is-hydrated.ts';
import { whenNeeded } from './when-needed.ts';

/** The prerendered element of a section; none on the server and after a navigation. */
const findServed = (id: string) =>
  typeof document === 'undefined' ? null : document.getElementById(id);

type SectionModule<Props> = { default: ComponentType<Props> };

type LazySection<Props> = {
  Section: ComponentType<Props>;
  /** Fetches the code now. A page does so in its `warm`. */
  preload: () => Promise<unknown>;
};

/**
 * A section below the fold, prerendered with its page. Its code is fetched, and the section hydrated, when it
 * is in the viewport or at the visitor's first input. A section reads its own data; new props wait until it is
 * hydrated.
 */
export function lazySection<Props extends object>(
  load: () => Promise<SectionModule<Props>>,
  fallback: ReactNode,
): LazySection<Props> {
  const code = preloadable<Props, SectionModule<Props>>(load);

  /** Without its code, a served section stays as it is. */
  const loadOnceOnline = (): Promise<SectionModule<Props>> =>
    code.preload().catch(async () => {
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
      return loadOnceOnline();
    });

  type InnerProps = { id: string; source: typeof code; props: Props; onHydrated: () => void };

  const Loaded = memo(function Loaded({ id, source, props, onHydrated }: InnerProps) {
    const Content = source.useComponent();
    useEffect(onHydrated, [onHydrated]);
    return (
      <BelowTheFold id={id}>
        <Content {...props} />
      </BelowTheFold>
    );
  });

  /** After a navigation it renders in the next frame; on Back at once, so that scroll can be restored. */
  function Deferred({ source, ...rest }: InnerProps) {
    const isHydrated = useIsHydrated();
    // If React gives up hydrating it, its code is needed at once.
    const [first] = useState(isHydrated ? code : source);
    const type = useNavigationType();
    const isDue = useDeferredValue(true, !(isHydrated && type === 'PUSH'));
    return isDue ? <Loaded source={first} {...rest} /> : fallback;
  }

  const Boundary = memo(function Boundary(props: InnerProps) {
    return (
      <Suspense fallback={fallback}>
        <Deferred {...props} />
      </Suspense>
    );
  });

  function Section(props: Props) {
    const id = useId();
    const [source] = useState(() => {
      const served = findServed(id);
      if (!served) return code;
      return preloadable<Props, SectionModule<Props>>(() =>
        whenNeeded(served).then(loadOnceOnline),
      );
    });
    // New props wait for the hydration: React would replace the served HTML by the fallback or, if they were
    // deferred, hold back whatever else a transition or a suspended component has to show.
    const [servedProps] = useState(props);
    const [isHydrated, setIsHydrated] = useState(source === code);
    const onHydrated = useCallback(() => setIsHydrated(true), []);
    const current = isHydrated ? props : servedProps;
    return <Boundary id={id} source={source} props={current} onHydrated={onHydrated} />;
  }

  return { Section: memo(Section) as unknown as ComponentType<Props>, preload: code.preload };
}
