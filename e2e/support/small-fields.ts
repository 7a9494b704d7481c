import type { Page } from '@playwright/test';

/** Fields with less than 16 px, into which iOS zooms when they get the focus. */
export const smallFields = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('input, select, textarea, [contenteditable=true]')]
      .filter(
        (field) =>
          !field.matches(
            '[aria-hidden=true], [type=checkbox], [type=radio], [type=range], [type=file]',
          ) &&
          field.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          Number.parseFloat(getComputedStyle(field).fontSize) < 16,
      )
      .map((field) => `${field.outerHTML.slice(0, 120)}: ${getComputedStyle(field).fontSize}`),
  );
