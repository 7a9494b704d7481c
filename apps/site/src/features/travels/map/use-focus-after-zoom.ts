import { useEffect, useRef } from 'react';

/** The clicked cluster is gone after the zoom. Focus moves to its first travel. */
export function useFocusAfterZoom(view: unknown) {
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<string>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the view changes
  useEffect(() => {
    const id = wanted.current;
    wanted.current = undefined;
    if (id === undefined) return;
    const mark = [...(list.current?.querySelectorAll<HTMLElement>('[data-marks]') ?? [])].find(
      ({ dataset }) => dataset.marks?.split(' ').includes(id),
    );
    mark?.focus({ preventScroll: true });
  }, [view]);

  const focusSoon = (id: string | undefined) => {
    wanted.current = id;
  };
  return { list, focusSoon };
}
