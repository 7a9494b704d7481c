/** Writes the emails of Supabase Auth (supabase/templates, supabase/config.toml) from their texts. */
import { readFileSync, writeFileSync } from 'node:fs';
import { accountMailHtml, accountMailSubject, accountMails } from './account-mails/templates.ts';

const file = (path: string) => new URL(`../supabase/${path}`, import.meta.url);
let config = readFileSync(file('config.toml'), 'utf8');

for (const mail of accountMails) {
  writeFileSync(file(`templates/${mail}.html`), accountMailHtml(mail));
  config = config.replace(
    new RegExp(`(\\[auth\\.email\\.template\\.${mail}\\]\\nsubject = )'.*'`),
    (_, start: string) => `${start}'${accountMailSubject(mail)}'`,
  );
}
writeFileSync(file('config.toml'), config);
