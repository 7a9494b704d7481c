import { expect, test } from 'vitest';
import { tagName, withEnDash } from './typeset-facts.ts';

test.each([
  ['4-10 people', '4–10 people'],
  ['3 - 4 days', '3–4 days'],
  ['Half-day', 'Half-day'],
])('the fact %j reads %j', (fact, read) => expect(withEnDash(fact)).toBe(read));

test.each([
  ['unesco', 'UNESCO'],
  ['roman', 'Roman'],
  ['', ''],
])('the tag %j reads %j', (tag, read) => expect(tagName(tag)).toBe(read));
