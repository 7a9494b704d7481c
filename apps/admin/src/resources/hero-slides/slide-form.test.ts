import { heroSlideSchema } from '@expat-buddy/domain/hero-slide/schema';
import { describe, expect, it } from 'vitest';
import { validateWith } from '#ui/inputs/validate-with.ts';
import { formatPeriod, periodState } from './slide-period.ts';

const validate = validateWith(heroSlideSchema);
const least = { title: 'Evening', status: 'draft' };

describe('the slide form', () => {
  it('takes a title alone, while the slide is a draft', () => {
    expect(validate(least)).toEqual({});
  });

  it.each(['/travels', '/', 'https://example.org/a', ''])('lets a button lead to "%s"', (link) => {
    const button_text = link && 'Go';
    expect(validate({ ...least, button_text, button_link: link })).toEqual({});
  });

  it.each(['travels', '//elsewhere.example', 'javascript:alert(1)', 'http://example.org', '/a b'])(
    'refuses a button that leads to "%s"',
    (button_link) => {
      expect(validate({ ...least, button_text: 'Go', button_link })).toHaveProperty('button_link');
    },
  );

  it('wants button and link both or neither', () => {
    expect(validate({ ...least, button_text: 'Go' })).toHaveProperty('button_link');
    expect(validate({ ...least, button_link: '/travels' })).toHaveProperty('button_text');
  });

  it('refuses a period that ends before it begins, and a published picture without a description', () => {
    const period = { starts_at: '2027-01-02T00:00:00Z', ends_at: '2027-01-01T00:00:00Z' };
    expect(validate({ ...least, ...period })).toHaveProperty('ends_at');
    expect(validate({ ...least, image: 'a.webp', status: 'published' })).toHaveProperty(
      'image_alt',
    );
  });
});

it('tells a scheduled slide from a current and an expired one', () => {
  const now = Date.parse('2027-01-01T12:00:00Z');
  const at = (starts_at: string | null, ends_at: string | null) =>
    periodState({ starts_at, ends_at }, now);
  expect(at(null, null)).toBe('shows');
  expect(at('2027-01-01T12:00:01Z', null)).toBe('waits');
  expect(at(null, '2027-01-01T12:00:00Z')).toBe('over');
});

it('formats a period in Algiers time', () => {
  const period = { starts_at: '2027-01-09T23:30:00Z', ends_at: null };
  expect(formatPeriod(period)).toBe('From 10 Jan 2027, 00:30, Algiers time');
});
