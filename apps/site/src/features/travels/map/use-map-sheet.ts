import { useCallback, useEffect, useRef, useState } from 'react';

// Used for the first layout, before the width is known.
const LIKELY_WIDTH = 480;

export function useWidth(): [set: (element: HTMLElement | null) => void, width: number] {
  const [width, setWidth] = useState(LIKELY_WIDTH);
  const observer = useRef<ResizeObserver>(null);
  const set = useCallback((element: HTMLElement | null) => {
    observer.current?.disconnect();
    if (!element) return;
    observer.current = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width));
    });
    observer.current.observe(element);
  }, []);
  return [set, width];
}

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
