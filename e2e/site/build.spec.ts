import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { findSecrets } from '../../scripts/build/no-secrets.ts';
import { findBrokenAlternates, findUntranslated } from '../../scripts/tests/page-languages.ts';
import { properNames } from '../../scripts/tests/proper-names.ts';
import { findOverweight, firstLoads } from '../../scripts/tests/size-budget.ts';
import { serviceRoleKey } from '../support/settings.ts';

const folder = join(process.env.TEST_SITE_DIR ?? '', 'web');

test('no page loads more JavaScript than its budget', () => {
  expect(findOverweight(folder)).toEqual([]);
  const measured = firstLoads(folder).map(({ page }) => page);
  expect(measured).toEqual(expect.arrayContaining(['home', 'travel (fr)', 'vehicle (ar)']));
});

test('every page and the sitemap link to the other languages', () => {
  expect(findBrokenAlternates(folder)).toEqual([]);
});

test('French and Arabic pages contain no English text except names', () => {
  expect(findUntranslated(folder, properNames)).toEqual([]);
});

test('no built file holds a key of the server', () => {
  expect(findSecrets(folder, [serviceRoleKey])).toEqual([]);
});
