import { expect, it } from 'vitest';
import { fillPlaceholders, unresolvedPlaceholders } from './placeholders.ts';

it('fills in what is known and leaves the rest', () => {
  const text = 'Hello {{first_name}}, {{ travel }} on {{dates}}: {{price}}';
  const filled = fillPlaceholders(text, { first_name: 'Nadia', travel: '$& Tipaza', dates: '' });
  expect(filled).toBe('Hello Nadia, $& Tipaza on {{dates}}: {{price}}');
  expect(unresolvedPlaceholders(filled)).toEqual(['{{dates}}', '{{price}}']);
});

it('finds placeholders that were mistyped, and each once', () => {
  expect(unresolvedPlaceholders('{{a\nb}} {{}} {{a}} {{a}} { {c}} {d}')).toEqual([
    '{{a\nb}}',
    '{{}}',
    '{{a}}',
  ]);
});
