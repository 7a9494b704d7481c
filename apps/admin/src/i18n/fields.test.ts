import type { Field } from '@expat-buddy/domain/content/field';
import { contentFields } from '@expat-buddy/domain/content/fields';
import { expect, it } from 'vitest';
import { french } from './french/index.ts';

const textsOf = ({ label, help, add, name, asked, translated }: Field) => [
  ...[label, help, add, name, asked],
  ...(typeof translated === 'object' ? Object.values(translated) : []),
];

it('every text of a field has its French', () => {
  const missing = Object.values(contentFields).flatMap(({ file, fields }) =>
    Object.values(fields)
      .flatMap(textsOf)
      .filter((text) => text !== undefined && !french[text])
      .map((text) => `i18n/french does not translate “${text}” of ${file}.`),
  );
  expect([...new Set(missing)]).toEqual([]);
});
