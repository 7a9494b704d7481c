/** Reserved while the section loads; the legend wraps on narrow screens. */
export const SECTION_HEIGHT = { xs: 560, sm: 470 };
