import { english } from './english.ts';
import { interfaceLanguage } from './interface-language.ts';

// The chunk holds data only: one that imported a module of the back office would wait for itself.
const inFrench = interfaceLanguage === 'fr' ? await import('./french/index.ts') : undefined;

/** By the key of each message; loaded before any module that imports this one runs. */
export const messages: Readonly<Record<string, string>> = inFrench?.french ?? english;

/** The texts of react-admin's own components; none in English, which it brings along. */
export const reactAdminMessages = inFrench?.reactAdminMessages;
