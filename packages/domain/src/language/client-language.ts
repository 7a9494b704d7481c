import type { DatabaseClient } from '../supabase-client.ts';
import type { Language, TranslationLanguage } from './languages.ts';

const known = new WeakMap<DatabaseClient, Language>();

/** A client whose queries return the texts of a language, with English where there is no translation. */
export function withLanguage(client: DatabaseClient, language: Language): DatabaseClient {
  if (language === 'en') return client;
  const translating = { from: client.from.bind(client), rpc: client.rpc.bind(client) };
  known.set(translating as DatabaseClient, language);
  return translating as DatabaseClient;
}

/** English unless `withLanguage` says otherwise. */
export const languageOf = (client: DatabaseClient): Language => known.get(client) ?? 'en';

/** What lists by title are ordered by. */
export function titleKey(client: DatabaseClient): 'title_key' | 'title_key_fr' | 'title_key_ar' {
  const language = languageOf(client);
  return language === 'en' ? 'title_key' : `title_key_${language}`;
}

/** The argument of database functions that return texts; none for English. */
export function languageArgument(client: DatabaseClient): { language?: TranslationLanguage } {
  const language = languageOf(client);
  return language === 'en' ? {} : { language };
}
