/** What neither the compiler nor a derived list gives a language: files, one for each. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { languages, translationLanguages } from '@expat-buddy/domain/language/languages';
import { locales } from '@expat-buddy/domain/language/locales';
import { describe, expect, it } from 'vitest';

const repository = new URL('../../', import.meta.url).pathname;
const read = (path: string) => readFileSync(repository + path, 'utf8');

describe.each(languages)('the language %s has', (language) => {
  const { direction, prefix } = locales[language];

  it('a web manifest', () => {
    const path = `apps/site/public${prefix}/site.webmanifest`;
    expect(existsSync(repository + path), `${path} exists`).toBe(true);
    const english = JSON.parse(read('apps/site/public/site.webmanifest'));
    const start = prefix || '/';
    expect(JSON.parse(read(path)), path).toEqual({
      ...english,
      description: expect.any(String),
      id: start,
      lang: language,
      dir: direction,
      start_url: start,
    });
  });

  it('the messages of the site', () => {
    const filesOf = (of: string) =>
      globSync('**/*.ts', { cwd: `${repository}apps/site/src/lib/messages/${of}` }).toSorted();
    const missing = filesOf('en').filter((file) => !filesOf(language).includes(file));
    expect(missing, `apps/site/src/lib/messages/${language} lacks`).toEqual([]);
  });

  it('a row in the database', () => {
    const rows = globSync('supabase/migrations/*.sql', { cwd: repository })
      .flatMap((path) => read(path).match(/insert into public\.languages[^;]+/g) ?? [])
      .join();
    expect(rows, 'a migration inserts it into public.languages').toContain(`('${language}')`);
  });

  it('prepared replies of the office', () => {
    const path = 'supabase/seed/98_message_templates.sql';
    expect(read(path), path).toContain(`, '${language}', '`);
  });
});

it.each(translationLanguages)('the seed is translated into %s', (language) => {
  const path = 'supabase/seed/translations/00_table.sql';
  expect(read(path), path).toContain(`${language} text`);
});
