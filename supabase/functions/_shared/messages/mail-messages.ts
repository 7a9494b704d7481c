import type { MessageLanguage } from '@expat-buddy/domain/message/languages';
import { ar } from './ar.ts';
import { en, type MailMessages } from './en.ts';
import { fr } from './fr.ts';

const catalogs: Readonly<Record<MessageLanguage, MailMessages>> = { en, fr, ar };

export const mailMessages = (language: MessageLanguage): MailMessages => catalogs[language];
