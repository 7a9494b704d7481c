/** Default mail templates of accounts; supabase/config.toml can override each. */
export type MailKind =
  | 'signup'
  | 'recovery'
  | 'magiclink'
  | 'invite'
  | 'email_change'
  | 'reauthentication';

interface Template {
  /** Key below [auth.email.template]. */
  configName: string;
  subject: string;
  html: string;
}

function withLink(configName: string, subject: string, ask: string, action: string): Template {
  return {
    configName,
    subject,
    html: `<h2>${subject}</h2><p>${ask}</p><p><a href="{{ .ConfirmationURL }}">${action}</a></p>`,
  };
}

export const templates: Record<MailKind, Template> = {
  signup: withLink(
    'confirmation',
    'Confirm your email address',
    'Follow this link to confirm your email address:',
    'Confirm email address',
  ),
  recovery: withLink(
    'recovery',
    'Reset your password',
    'Follow this link to choose a new password:',
    'Reset password',
  ),
  magiclink: withLink('magic_link', 'Your sign-in link', 'Follow this link to sign in:', 'Sign in'),
  invite: withLink(
    'invite',
    'You have been invited',
    'You have been invited to {{ .SiteURL }}. Follow this link to accept:',
    'Accept the invitation',
  ),
  email_change: withLink(
    'email_change',
    'Confirm your new email address',
    'Follow this link to change your email address from {{ .Email }} to {{ .NewEmail }}:',
    'Confirm new address',
  ),
  reauthentication: {
    configName: 'reauthentication',
    subject: 'Confirm it’s you',
    html: '<h2>Confirm it’s you</h2><p>Enter the code: {{ .Token }}</p>',
  },
};

const ASSIGNMENT = /\{\{ \$language := \.Data\.language \}\}/g;
const OF_SCREEN =
  /\{\{ if eq \.RedirectTo \(printf "%s([^"]*)" \.SiteURL\) \}\}\{\{ \$language = "(\w+)" \}\}\{\{ end \}\}/g;
const BRANCHES = /\{\{ if eq \$language "(\w+)" \}\}(.*?)\{\{ end \}\}/gs;
const NEXT_BRANCH = /\{\{ else(?: if eq \$language "(\w+)")? \}\}/;

type Asked = { language?: string | undefined; redirectTo: string; siteUrl: string };

/**
 * Evaluates the variable and the conditions that our templates use: the language of the address to redirect to, else
 * of the account.
 */
export function inLanguage(template: string, { language, redirectTo, siteUrl }: Asked): string {
  const ofScreen = [...template.matchAll(OF_SCREEN)].find(
    ([, path]) => siteUrl + path === redirectTo,
  );
  const chosen = ofScreen?.[2] ?? language;
  return template
    .replace(ASSIGNMENT, '')
    .replace(OF_SCREEN, '')
    .replace(BRANCHES, (_, first: string, content: string) => {
      const [text = '', ...others] = content.split(NEXT_BRANCH);
      if (first === chosen) return text;
      for (let at = 0; at < others.length; at += 2) {
        if (others[at] === undefined || others[at] === chosen) return others[at + 1] ?? '';
      }
      return '';
    });
}

/** For programs that show plain text: a link becomes its label and its address. */
export function plainText(html: string): string {
  return html
    .replaceAll(/\n/g, '')
    .replaceAll(/<head>.*?<\/head>/g, '')
    .replaceAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/g, '$2:<br>$1')
    .replaceAll('<br>', '\n')
    .replaceAll(/<\/?(h1|h2|p|div)[^>]*>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll(/\n{2,}/g, '\n\n')
    .trimStart();
}

/** Replaces `{{ .Name }}` as GoTrue's templates do. */
export function fillIn(template: string, values: Record<string, string>, html = false): string {
  return template.replace(/\{\{\s*\.(\w+)\s*\}\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return html ? escapeHtml(value) : value;
  });
}

function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
