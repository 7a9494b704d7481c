import { type TouchEvent, useRef } from 'react';

const SWIPE_PX = 45;

/** Distinguishes a horizontal swipe from a scroll. */
export function useSwipe(onSwipe: (direction: 'left' | 'right') => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      start.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (!touch || !start.current) return;
      const x = touch.clientX - start.current.x;
      const y = touch.clientY - start.current.y;
      start.current = null;
      if (Math.abs(x) > SWIPE_PX && Math.abs(x) > 2 * Math.abs(y)) {
        onSwipe(x < 0 ? 'left' : 'right');
      }
    },
  };
}
