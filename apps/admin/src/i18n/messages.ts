import { interfaceLanguage } from './interface-language.ts';

/** The translations by their English message; loaded before any module that imports this one runs. */
export const messages: Readonly<Record<string, string>> =
  interfaceLanguage === 'fr' ? (await import('./french/index.ts')).french : {};
