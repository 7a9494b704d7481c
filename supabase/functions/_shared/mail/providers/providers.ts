import type { MailProvider } from './provider.ts';
import { resend } from './resend.ts';
import { smtp } from './smtp.ts';

/** The first one whose setting has a value sends; SMTP if none has. */
export const mailProviders: readonly MailProvider[] = [resend, smtp];
