import { onTestFinished } from 'vitest';

const LIVE = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"]';

const spokenText = (region: Element): string => {
  const copy = region.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
};

/** Collects what a screen reader announces from now on: each new text of a live region. */
export function listenToPage(): string[] {
  const heard: string[] = [];
  const texts = new WeakMap<Element, string>();
  const listen = (isFirst = false) => {
    for (const region of document.querySelectorAll(LIVE)) {
      const text = spokenText(region);
      const isNew = text !== '' && text !== texts.get(region);
      texts.set(region, text);
      if (isNew && !isFirst) heard.push(text);
    }
  };
  listen(true);
  const observer = new MutationObserver(() => listen());
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  return heard;
}
