import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const headings = [...read('docs/specification.md').matchAll(/^(##|###) (?:(\d+)\. )?(.+)$/gm)];

/** The names of the parts of each section. */
const sections = new Map<string, string[]>();
for (const [, , number, title = ''] of headings) {
  if (number) sections.set(number, []);
  else [...sections.values()].at(-1)?.push(title);
}

const REFERENCE =
  /specification(?:['’]s)?,? \(?sections? (\d+)(?:(?:,| and| to) (\d+))*(?:, "([^"]+)")?/gi;

const files = execFileSync(
  'git',
  ['ls-files', '*.ts', '*.tsx', '*.sql', '*.md', '*.mjs', '*.css'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter(
    (file) => file && existsSync(join(root, file)) && !file.endsWith('/specification.test.ts'),
  );

/** A reference may continue on the next line of its comment. */
const inOneLine = (source: string) => source.replaceAll(/\s*\n\s*(?:\*|\/\/|--)?\s*/g, ' ');

const references = files.flatMap((file) =>
  [...inOneLine(read(file)).matchAll(REFERENCE)].map(([text, , , part]) => ({
    file,
    text,
    numbers: text.replace(/, ".*/, '').match(/\d+/g) ?? [],
    part,
  })),
);

it('has every section and part of it that the code refers to', () => {
  const missing = references.flatMap(({ file, text, numbers, part }) =>
    numbers.every((number) => sections.has(number)) &&
    (part === undefined || numbers.some((number) => sections.get(number)?.includes(part)))
      ? []
      : [`${file}: docs/specification.md has no "${text}".`],
  );
  expect(missing).toEqual([]);
  expect(references.length).toBeGreaterThan(70);
});

it('is referred to by its whole name, so that the references are found', () => {
  const short = files.filter((file) => /\bspec,? sections? \d/i.test(inOneLine(read(file))));
  expect(short).toEqual([]);
});
