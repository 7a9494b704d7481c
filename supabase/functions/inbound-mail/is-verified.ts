import { addressParser } from 'postal-mime';
import { type ReceivedMail, valuesOf } from './received-mail.ts';

const withoutComments = (value: string) => value.replace(/\([^()]*\)/g, ' ');

/**
 * Whether the receiving server proved that the sender's domain sent the email (DMARC). Only the topmost
 * result counts, and only of the server that we trust: anybody can write one further below.
 *
 * @param trustedServer the first word of its `Authentication-Results`; without one, nothing is proven.
 */
export function isVerified(mail: ReceivedMail, trustedServer: string | undefined): boolean {
  const [from, ...otherFroms] = valuesOf(mail, 'from');
  const senders = addressParser(from ?? '', { flatten: true });
  if (!trustedServer || otherFroms.length > 0 || senders.length !== 1) return false;
  const [server = '', ...results] = withoutComments(
    valuesOf(mail, 'authentication-results')[0] ?? '',
  ).split(';');
  if (server.trim().split(/\s/)[0]?.toLowerCase() !== trustedServer.trim().toLowerCase())
    return false;
  const domain = mail.from.address.split('@').at(-1)?.toLowerCase() ?? '';
  return results.some((result) => {
    const words = result.trim().toLowerCase().split(/\s+/);
    return words[0] === 'dmarc=pass' && words.includes(`header.from=${domain}`);
  });
}
