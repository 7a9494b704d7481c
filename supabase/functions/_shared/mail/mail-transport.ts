import { type Environment, requiredSetting } from '../http.ts';
import type { MailTransport } from './mail.ts';
import { mailProviders } from './providers/providers.ts';
import { smtp } from './providers/smtp.ts';

/** Sends through the provider that the settings choose. */
export function mailTransport(env: Environment): MailTransport {
  const provider = mailProviders.find(({ chosenBy }) => env[chosenBy]) ?? smtp;
  return provider.send(env, requiredSetting(env, 'MAIL_FROM'));
}
