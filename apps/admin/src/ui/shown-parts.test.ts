import { expect, it } from 'vitest';
import { shownParts } from './shown-parts.ts';

it('cuts long texts near their first difference', () => {
  const same = 'a'.repeat(500);
  const [one, other] = shownParts(`${same}left`, `${same}right`);
  expect(one).toMatch(/^… a{40}left$/);
  expect(other).toMatch(/^… a{40}right$/);
  expect(shownParts('short', '')).toEqual(['short', '']);
});
