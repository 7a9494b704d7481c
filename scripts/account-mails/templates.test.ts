import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { accountMailHtml, accountMailSubject, accountMails } from './templates.ts';

const read = (path: string) =>
  readFileSync(new URL(`../../supabase/${path}`, import.meta.url), 'utf8');

it.each(accountMails)('the email "%s" is as written from its texts', (mail) => {
  expect(read(`templates/${mail}.html`)).toBe(accountMailHtml(mail));
  expect(read('config.toml')).toContain(
    `[auth.email.template.${mail}]\nsubject = '${accountMailSubject(mail)}'\n`,
  );
});
