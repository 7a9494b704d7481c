import { afterPageLoad } from './after-page-load.ts';

// A screen reader may click without any of the others.
const INPUT_EVENTS = ['scroll', 'keydown', 'pointerdown', 'touchstart', 'click'] as const;

let firstInput: Promise<void> | undefined;

function afterFirstInput(): Promise<void> {
  firstInput ??= new Promise((resolve) => {
    // Set by document/bootstrap.js, for an input before this code ran.
    if (document.documentElement.dataset.hasInput !== undefined) return resolve();
    const listeners = new AbortController();
    const done = () => {
      listeners.abort();
      resolve();
    };
    const options = { signal: listeners.signal, passive: true, capture: true };
    for (const type of INPUT_EVENTS) window.addEventListener(type, done, options);
  });
  return firstInput;
}

async function whenVisible(element: Element): Promise<void> {
  await afterPageLoad();
  await new Promise<void>((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
  });
}

/** Resolves when the element is in the viewport, or at the visitor's first input. */
export const whenNeeded = (element: Element) =>
  Promise.race([afterFirstInput(), whenVisible(element)]);
