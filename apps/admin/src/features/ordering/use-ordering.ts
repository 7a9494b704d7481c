import { type PointerEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { placeOf } from './place-of.ts';

type Drag = { from: number; to: number };
export type Direction = 'up' | 'down';
export type Ordering = ReturnType<typeof useOrdering>;

/** Near the upper and lower edge of the screen a drag scrolls the page, this far at each step. */
const EDGE_PX = 72;
const SCROLL_PX = 14;

/**
 * Changing the order of the rows of a list: by dragging a handle, or by buttons. `onMove` changes the
 * order; what happened is told to screen readers through `announcement`.
 */
export function useOrdering(
  onMove: (from: number, to: number) => void,
  nameOf: (at: number) => string,
) {
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<Drag>();
  const [announcement, setAnnouncement] = useState('');

  const rows = () => [...(list.current?.children ?? [])];

  function move(from: number, to: number) {
    if (from === to || to < 0 || to >= rows().length) return;
    const name = nameOf(from);
    flushSync(() => onMove(from, to));
    setAnnouncement(`${name} moved to place ${to + 1} of ${rows().length}.`);
  }

  /** By button: the focus goes along, to the other button where this one has come to its end. */
  function step(from: number, direction: Direction) {
    const to = direction === 'up' ? from - 1 : from + 1;
    move(from, to);
    const buttons = rows()[to]?.querySelectorAll<HTMLButtonElement>('button[data-move]') ?? [];
    const enabled = [...buttons].filter((button) => !button.disabled);
    (enabled.find((button) => button.dataset.move === direction) ?? enabled[0])?.focus();
  }

  const handle = (at: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ from: at, to: at });
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!drag) return;
      const to = placeOf(
        rows().map((row) => row.getBoundingClientRect()),
        drag.from,
        event.clientY,
      );
      if (to !== drag.to) setDrag({ ...drag, to });
      if (event.clientY < EDGE_PX) window.scrollBy(0, -SCROLL_PX);
      else if (event.clientY > window.innerHeight - EDGE_PX) window.scrollBy(0, SCROLL_PX);
    },
    onPointerUp() {
      if (drag) move(drag.from, drag.to);
      setDrag(undefined);
    },
    onPointerCancel: () => setDrag(undefined),
  });

  /** Where the dragged row would land, for the row at this place to draw a line. */
  function dropMark(at: number): 'before' | 'after' | undefined {
    if (!drag || drag.from === drag.to || drag.to !== at) return undefined;
    return drag.to > drag.from ? 'after' : 'before';
  }

  return {
    list,
    step,
    handle,
    dropMark,
    announcement,
    isDragged: (at: number) => drag?.from === at,
  };
}
