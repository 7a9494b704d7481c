// Runs in the page.

/** @returns what makes the page scroll sideways, and the elements that stick out of it where nothing scrolls */
export function findOverflow(): string[] {
  const found: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth - clientWidth} px too wide`);

  const isOutside = ({ left, right, width, height }: DOMRect) =>
    width > 1 && height > 1 && (right > clientWidth + 1 || left < -1);
  /** Cut or scrolled by itself or an ancestor. */
  const isContained = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (getComputedStyle(element).overflowX !== 'visible' || isContained(element.parentElement));

  for (const element of document.body.querySelectorAll('*')) {
    if (element instanceof SVGElement && !(element instanceof SVGSVGElement)) continue;
    if (!isOutside(element.getBoundingClientRect())) continue;
    if (!element.checkVisibility({ visibilityProperty: true }) || isContained(element)) continue;
    const text = element.textContent.trim().replace(/\s+/g, ' ').slice(0, 40);
    found.push(`${element.localName}.${element.classList.value.slice(0, 60)} "${text}" sticks out`);
  }
  return found;
}
