import { useCallback, useRef, useState } from 'react';

// Used for the first layout, before the width is known.
const LIKELY_WIDTH = 480;

export function useWidth(
  first = LIKELY_WIDTH,
): [set: (element: HTMLElement | null) => void, width: number] {
  const [width, setWidth] = useState(first);
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
