import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

it('has no native number field, whose value changes with the wheel and which loses decimal commas', () => {
  const files = globSync('apps/*/src/**/*.tsx', { cwd: root });
  expect(files.length).toBeGreaterThan(500);
  const native = /type="number"|type: 'number'|<NumberInput\b/;
  const found = files.filter(
    (file) => !file.includes('.test.') && native.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(found).toEqual([]);
});
