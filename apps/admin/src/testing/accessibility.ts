import axe from 'axe-core';
import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

async function violationsOf(element: Element, runOnly: axe.RunOptions['runOnly']) {
  const { violations } = await axe.run(element, { runOnly, resultTypes: ['violations'] });
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

function showTheme(newValue: 'light' | 'dark'): void {
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue }));
}

/** The element has no violation of WCAG 2.2 A and AA in either theme. Render it in a `TestOffice`. */
export async function expectAccessible(locator: Locator): Promise<void> {
  const element = locator.element();
  expect(await violationsOf(element, STANDARD)).toEqual([]);
  const background = () => getComputedStyle(document.body).backgroundColor;
  const light = background();
  showTheme('dark');
  await expect.poll(background).not.toBe(light);
  expect(await violationsOf(element, { type: 'rule', values: RULES_OF_COLOUR })).toEqual([]);
  showTheme('light');
  await expect.poll(background).toBe(light);
}
