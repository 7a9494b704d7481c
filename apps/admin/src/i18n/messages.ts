import { english } from './english.ts';
import { interfaceLanguage } from './interface-language.ts';

/** By the key of each message; loaded before any module that imports this one runs. */
export const messages: Readonly<Record<string, string>> =
  interfaceLanguage === 'fr' ? (await import('./french/index.ts')).french : english;
