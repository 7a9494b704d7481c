/** How high the section is while it loads: on narrow screens its legend takes more lines. */
export const SECTION_HEIGHT = { xs: 560, sm: 470 };
