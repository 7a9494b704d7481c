import { type FocusEvent, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useReducedMotion } from '#lib/hooks/use-reduced-motion.ts';

/** Long enough to read a slide's text twice. */
const SLIDE_MS = 7000;

function subscribeToVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/**
 * Rotates the slides automatically, except with reduced motion (until the visitor starts it) and
 * while the slides are hovered, focused or out of view.
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
    // A quick scroll can report several entries at once. The last one is current.
    const observer = new IntersectionObserver((entries) =>
      setOnScreen(entries.at(-1)?.isIntersecting ?? true),
    );
    observer.observe(slides);
    return () => observer.disconnect();
  }, []);

  // A refetch can return fewer slides.
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
    /** Spread onto the element around the slides. */
    holds: {
      ref: watch,
      onMouseEnter: () => setHovered(true),
      onMouseLeave: () => setHovered(false),
      // A mouse click leaves focus behind without any intention to stay.
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}

export type SlideRotation = ReturnType<typeof useSlideRotation>;
