import { useCallback, useEffect, useRef, useState } from 'react';

// What a map is laid out for until its width is known; it never shows in this one.
const LIKELY_WIDTH = 480;

/** The width of an element in screen pixels, kept up to date. */
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

/** A star that was pressed is gone then: the focus goes to where its first travel stands now. */
export function useFocusAfterZoom(view: unknown) {
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<string>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another view has other marks
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
