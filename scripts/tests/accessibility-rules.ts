/** The rules of axe that every page follows: WCAG 2.2 A and AA, and good practice. */
export const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Those whose result a theme can change. */
export const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];
