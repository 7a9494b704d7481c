import { type FocusEvent, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useReducedMotion } from '#lib/use-reduced-motion.ts';

/** Long enough to read a slide's words twice. */
const SLIDE_MS = 7000;

function subscribeToVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/**
 * Which slide is shown, and whether the next comes by itself: not under reduced motion unless the
 * visitor starts it, and never while the slides are pointed at, hold the focus, or cannot be seen.
 */
export function useSlideRotation(count: number) {
  const [position, setPosition] = useState(0);
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isStill = useReducedMotion();
  const isHidden = useSyncExternalStore(
    subscribeToVisibility,
    () => document.hidden,
    () => false,
  );

  const [isOnScreen, setOnScreen] = useState(true);
  const watch = useCallback((slides: HTMLElement) => {
    // After a quick scroll there and back both are told at once; the last is how it stands.
    const observer = new IntersectionObserver((entries) =>
      setOnScreen(entries.at(-1)?.isIntersecting ?? true),
    );
    observer.observe(slides);
    return () => observer.disconnect();
  }, []);

  // Slides can become fewer between two reads.
  const index = count === 0 ? 0 : position % count;
  const isPlaying = choice === null ? !isStill : choice === 'play';
  const isSeen = isOnScreen && !isHidden;
  const isTurning = isPlaying && count > 1 && isSeen && !isHovered && !isFocused;

  useEffect(() => {
    if (!isTurning) return;
    const timer = setTimeout(() => setPosition((index + 1) % count), SLIDE_MS);
    return () => clearTimeout(timer);
  }, [isTurning, index, count]);

  return {
    index,
    isPlaying,
    isTurning,
    show: setPosition,
    move: (step: number) => setPosition((index + step + count) % count),
    toggle: () => setChoice(isPlaying ? 'pause' : 'play'),
    /** For the element around the slides. */
    holds: {
      ref: watch,
      onMouseEnter: () => setHovered(true),
      onMouseLeave: () => setHovered(false),
      // A press of the mouse leaves the focus behind without meaning to stay.
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}

export type SlideRotation = ReturnType<typeof useSlideRotation>;
