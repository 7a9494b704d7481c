/** For browsers whose style sheets cannot show closed answers on paper (styles/print.css): opens them while printing. */
export function openAnswersToPrint(): void {
  let opened: HTMLDetailsElement[] = [];
  window.addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
    for (const answer of opened) answer.open = true;
  });
  window.addEventListener('afterprint', () => {
    for (const answer of opened) answer.open = false;
    opened = [];
  });
}
