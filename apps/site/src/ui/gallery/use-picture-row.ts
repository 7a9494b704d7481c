import { type KeyboardEvent, useRef, useState } from 'react';

/** A row of pictures, each as wide as the row, that scrolls and snaps. */
export function usePictureRow(count: number, start = 0) {
  const row = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(start);
  // Where a key or a button scrolls to; the pictures passed on the way are not shown.
  const aim = useRef<number>(null);
  const last = count - 1;

  const show = (index: number, behavior?: ScrollBehavior) => {
    const target = Math.max(0, Math.min(last, index));
    const slide = row.current?.children[target];
    if (!(slide instanceof HTMLElement)) return;
    aim.current = target;
    setCurrent(target);
    // offsetLeft is relative to the row, and negative in right-to-left pages.
    row.current?.scrollTo({ left: slide.offsetLeft, ...(behavior && { behavior }) });
  };

  const onScroll = () => {
    const { scrollLeft = 0, clientWidth = 1 } = row.current ?? {};
    const index = Math.round(Math.abs(scrollLeft) / clientWidth);
    if (aim.current !== null && aim.current !== index) return;
    aim.current = null;
    setCurrent(index);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isReversed = getComputedStyle(event.currentTarget).direction === 'rtl';
    const step = { ArrowRight: isReversed ? -1 : 1, ArrowLeft: isReversed ? 1 : -1 }[event.key];
    const target = { Home: 0, End: last }[event.key] ?? (step && current + step);
    if (target === undefined) return;
    event.preventDefault();
    show(target);
  };

  const endAim = () => {
    aim.current = null;
  };
  const rowProps = { ref: row, onScroll, onPointerDown: endAim, onWheel: endAim };
  return { current, show, onKeyDown, rowProps };
}

/** `relative`, so that offsetLeft is relative to it. */
export const pictureRowClass =
  'relative flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] motion-safe:scroll-smooth';
