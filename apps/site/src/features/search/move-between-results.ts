import type { KeyboardEvent } from 'react';

const FIELD = 'search-page-field';
const RESULT = '[data-search-result]';

export const searchFieldId = FIELD;

/**
 * Arrow keys move between the field and the results. Results remain plain links in the Tab order.
 */
export function moveBetweenResults(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const results = [...document.querySelectorAll<HTMLElement>(RESULT)];
  const next = results.indexOf(event.currentTarget) + step;
  const target = next === -1 ? document.getElementById(FIELD) : results[next];
  if (!target || target === event.currentTarget) return;
  event.preventDefault();
  target.focus();
}
