// Runs in the page. Text of one colour, size and weight on one background has one contrast, however often a page
// repeats it.

/** Text elements to check in the theme that is shown, and their looks. */
export type TextLooks = {
  /** Up to three elements of each look that has not been checked on this page. */
  unchecked: Element[];
  lookOf: Map<Element, string>;
  /** All looks on the screen, told apart by class too: one class may have two colours in the other theme. */
  styles: string[];
};

/** @param checks how often axe has looked at each look; as often as here is enough. */
export function findTextLooks(checks: ReadonlyMap<string, number>): TextLooks {
  const ENOUGH = 3;
  const backgrounds = new Map<Element, string>();
  const classOf = (element: Element) => element.getAttribute('class') ?? '';

  function backgroundOf(element: Element): string {
    const known = backgrounds.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element);
    const behind = element.parentElement ? backgroundOf(element.parentElement) : '';
    const isPlain = backgroundImage === 'none' && opacity === '1' && !behind.includes('opacity');
    const isOpaque = backgroundColor.startsWith('rgb(') && isPlain;
    // What is behind an element outside the flow depends on where it is.
    const place = position === 'static' || position === 'relative' ? '' : classOf(element);
    const own = `${backgroundColor} ${backgroundImage} ${place}`;
    const background = isOpaque
      ? backgroundColor
      : `${behind} / ${own}${opacity === '1' ? '' : ` opacity ${opacity}`}`;
    backgrounds.set(element, background);
    return background;
  }

  const hasText = (element: Element) =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );

  const isEmpty = (element: Element) => 'value' in element && !element.value;

  const lookOf = new Map<Element, string>();
  const styles = new Set<string>();
  const chosen = new Map<string, Element[]>();
  for (const element of document.body.querySelectorAll('*')) {
    if (!hasText(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
    const style = getComputedStyle(element);
    // Text that axe does not check has its own look.
    const isSkipped = element.closest(':disabled, [aria-disabled=true], [aria-hidden=true], label');
    const look = [
      ...[backgroundOf(element), style.color, style.fontSize, style.fontWeight, style.textShadow],
      ...[element.tagName, isEmpty(element), isSkipped ? classOf(isSkipped) : ''],
    ].join('|');
    lookOf.set(element, look);
    styles.add(`${look}|${classOf(element)}`);
    // A link within a text is compared with the text around it.
    const isInText = element.matches('a, [role=link]') && style.display === 'inline';
    const isDone = (checks.get(look) ?? 0) >= ENOUGH;
    const alike = chosen.get(look) ?? [];
    if (isInText || (!isDone && alike.length < ENOUGH)) chosen.set(look, [...alike, element]);
  }
  return { unchecked: [...chosen.values()].flat(), lookOf, styles: [...styles] };
}
