import { translationLanguages } from '@expat-buddy/domain/language/languages';
import type { Mail } from './mail.ts';

const PREFIX = `(?:/(?:${translationLanguages.join('|')}))?`;

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Adds the reader's own part of an address to every link to a page, in whichever language: the outbox does
 * not store it. Tokens are base64url, so they need no escaping.
 */
export function completeLinks(mail: Mail, siteUrl: string, page: string, ending: string): Mail {
  const address = new RegExp(`${escaped(siteUrl)}${PREFIX}${escaped(page)}(?![\\w/#?-])`, 'g');
  const complete = (body: string) => body.replaceAll(address, (found) => found + ending);
  return { ...mail, text: complete(mail.text), html: complete(mail.html) };
}
