import { readFileSync } from 'node:fs';
import { languages } from '@expat-buddy/domain/language/languages';
import {
  placeholders,
  unresolvedPlaceholders,
} from '@expat-buddy/domain/message-template/placeholders';
import { expect, it } from 'vitest';

const seed = readFileSync(`${import.meta.dirname}/../../../seed/98_message_templates.sql`, 'utf8');
const templates = [
  ...seed.matchAll(/^\('([\w-]+)', '([^']+)', '(\w\w)', '([^']*)',\n'([^']*)', \d+\)/gm),
].map(([, id = '', title = '', language = '', subject = '', body = '']) => ({
  id,
  title,
  language,
  texts: `${subject} ${body}`,
}));
const english = templates.filter(({ language }) => language === 'en');

it.each(languages)('has each template in %s, with the same placeholders', (language) => {
  expect(english.length).toBeGreaterThan(0);
  for (const original of english) {
    const own = templates.find((one) => one.language === language && one.title === original.title);
    const named = (texts = '') => unresolvedPlaceholders(texts).sort();
    expect([original.title, named(own?.texts)]).toEqual([original.title, named(original.texts)]);
    for (const placeholder of named(own?.texts)) {
      expect(placeholders.map((name) => `{{${name}}}`)).toContain(placeholder);
    }
  }
});
