import { expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

it.each([
  ['Dates and oases', 15, 'Dates and oases'],
  ['Dates and oases', 12, 'Dates and…'],
  ['Dates and oases', 9, 'Dates and…'],
  ['Dates, and oases', 6, 'Dates…'],
  ['à 1\u00a0500\u00a0mètres', 6, 'à…'],
  ['على علو \u20681 500\u2069 متر', 11, 'على علو…'],
  ['على علو \u20681 500\u2069 متر', 15, 'على علو \u20681 500\u2069…'],
  ['Onlyoneword', 4, 'Only…'],
  ['🐪🐪 🐪🐪', 4, '🐪🐪…'],
])('%j cut at %i is %j', (text, max, cut) => expect(cutText(text, max)).toBe(cut));
