import type { DatabaseClient } from '../supabase-client.ts';
import type { Language, TitleKey, TranslationLanguage } from './languages.ts';

const known = new WeakMap<DatabaseClient, Language>();

/** A client whose queries return texts in a language, or in English where there is no translation. */
export function withLanguage(client: DatabaseClient, language: Language): DatabaseClient {
  if (language === 'en') return client;
  const translating = { from: client.from.bind(client), rpc: client.rpc.bind(client) };
  known.set(translating as DatabaseClient, language);
  return translating as DatabaseClient;
}

/** The language that `withLanguage` set; English by default. */
export const languageOf = (client: DatabaseClient): Language => known.get(client) ?? 'en';

/** The column that orders lists by title. */
export function titleKey(client: DatabaseClient): TitleKey {
  const language = languageOf(client);
  return language === 'en' ? 'title_key' : `title_key_${language}`;
}

/** The language argument of database functions; omitted for English. */
export function languageArgument(client: DatabaseClient): { language?: TranslationLanguage } {
  const language = languageOf(client);
  return language === 'en' ? {} : { language };
}
