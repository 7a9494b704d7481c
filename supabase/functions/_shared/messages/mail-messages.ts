import type { Language } from '@expat-buddy/domain/language/languages';
import { ar } from './ar.ts';
import { en, type MailMessages } from './en.ts';
import { fr } from './fr.ts';

const catalogs: Readonly<Record<Language, MailMessages>> = { en, fr, ar };

export const mailMessages = (language: Language): MailMessages => catalogs[language];
