import { type Language, translationLanguages } from '@expat-buddy/domain/language/languages';
import { companyFromSettings } from '@expat-buddy/domain/site-settings/company-details';
import { renderHtml } from '../../supabase/functions/_shared/mail/mail-template.ts';
import { type AccountMail, accountMailTexts } from './texts.ts';

/** The page of the back office that uses the token on a click, and the token's type. */
const TARGETS: Readonly<Record<AccountMail, readonly [page: string, type: string]>> = {
  confirmation: ['auth', 'signup'],
  recovery: ['reset-password', 'recovery'],
  email_change: ['auth', 'email_change'],
  invite: ['reset-password', 'invite'],
  magic_link: ['auth', 'magiclink'],
};

export const accountMails = Object.keys(TARGETS) as AccountMail[];

/**
 * Somebody who requests a new password is not signed in, so the redirect URL carries the language of the screen
 * (`passwordResetPage` of the back office). All other emails, and one that an administrator asks for, are in the
 * account's language.
 */
const OF_SCREEN = (['en', 'fr'] as const).map(
  (language) =>
    `{{ if eq .RedirectTo (printf "%s/admin/reset-password?language=${language}" .SiteURL) }}{{ $language = "${language}" }}{{ end }}`,
);

function choose(mail: AccountMail, textIn: (language: Language) => string): string {
  const choices = translationLanguages.map(
    (language) => `if eq $language "${language}" }}${textIn(language)}`,
  );
  const ofScreen = mail === 'recovery' ? OF_SCREEN.join('') : '';
  return `{{ $language := .Data.language }}${ofScreen}{{ ${choices.join('{{ else ')}{{ else }}${textIn('en')}{{ end }}`;
}

function htmlIn(language: Language, mail: AccountMail): string {
  const { subject, paragraph, action, mistake } = accountMailTexts[language][mail];
  const [page, type] = TARGETS[mail];
  const company = companyFromSettings(null);
  return (
    renderHtml({
      title: subject,
      language,
      paragraphs: [paragraph],
      facts: [],
      quote: '',
      action: {
        label: action,
        url: `{{ .SiteURL }}/admin/${page}#token_hash={{ .TokenHash }}&type=${type}`,
      },
      closing: [mistake],
      // The settings may name another tagline, and in other languages.
      company: { ...company, tagline: '' },
    })
      // How long an address is, is not known yet.
      .replaceAll('<bdi style="white-space:nowrap">{{', '<bdi>{{')
  );
}

/** An email of Supabase Auth in every language, as one template of Go. */
export const accountMailHtml = (mail: AccountMail): string =>
  `${choose(mail, (language) => htmlIn(language, mail))}\n`;

export const accountMailSubject = (mail: AccountMail): string =>
  choose(mail, (language) => accountMailTexts[language][mail].subject);
