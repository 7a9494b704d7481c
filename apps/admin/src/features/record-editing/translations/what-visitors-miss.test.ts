import type { TranslationLanguage } from '@expat-buddy/domain/language/languages';
import { expect, it } from 'vitest';
import { leftIn, percentOf, progressText, type TranslationProgress } from './progress-text.ts';
import { whatVisitorsMiss } from './what-visitors-miss.ts';

const row = (
  language: TranslationLanguage,
  counts: Partial<TranslationProgress>,
): TranslationProgress => ({
  id: `travels/oran/${language}`,
  resource: 'travels',
  record_id: 'oran',
  language,
  title: 'Oran',
  is_visible: false,
  texts: 40,
  missing: 0,
  outdated: 0,
  drafts: 0,
  is_complete: false,
  ...counts,
});

it('counts what is missing in each language', () => {
  expect(
    whatVisitorsMiss([row('ar', { missing: 40 }), row('fr', { missing: 11, drafts: 1 })]),
  ).toBe(
    'Not translated yet: 12 texts in French and 40 in Arabic. Visitors will read English there.',
  );
  expect(
    whatVisitorsMiss([row('fr', { missing: 1, outdated: 2 }), row('ar', { outdated: 1 })]),
  ).toBe(
    'Not translated yet: 1 text in French. Visitors will read English there. Outdated: 2 texts in French and 1 in Arabic.',
  );
  expect(whatVisitorsMiss([row('fr', {}), row('ar', {})])).toBe('');
});

it('shows the share of published, up-to-date texts, and 100 % only when nothing is left', () => {
  const almost = row('ar', { texts: 1000, outdated: 1 });
  expect(progressText([almost, row('fr', {})])).toBe('FR 100 % · AR 99 %');
  expect(leftIn(row('fr', { missing: 1, outdated: 2, drafts: 3 }))).toBe(6);
  expect(percentOf(row('fr', { missing: 40 }))).toBe(0);
});
