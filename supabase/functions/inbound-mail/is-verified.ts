import { addressParser } from 'postal-mime';
import { readAuthenticationResults } from './authentication-results.ts';
import { type ReceivedMail, valuesOf } from './received-mail.ts';

const isSame = (one: string, other: string) => one.toLowerCase() === other.trim().toLowerCase();

/**
 * Whether the receiving server proved that the sender's domain sent the email (DMARC). Only the topmost
 * header counts, and only of the server that we trust: anybody can write one further below.
 *
 * @param trustedServer the first word of its `Authentication-Results`; without one, nothing is proven.
 */
export function isVerified(mail: ReceivedMail, trustedServer: string | undefined): boolean {
  const [from, ...otherFroms] = valuesOf(mail, 'from');
  const senders = addressParser(from ?? '', { flatten: true });
  if (!trustedServer || otherFroms.length > 0 || senders.length !== 1) return false;
  const [topmost = ''] = valuesOf(mail, 'authentication-results');
  const read = readAuthenticationResults(topmost);
  if (!read || !isSame(read.server, trustedServer)) return false;
  const [dmarc, ...others] = read.results.filter(({ method }) => method === 'dmarc');
  const domain = mail.from.address.split('@').at(-1) ?? '';
  return (
    others.length === 0 &&
    dmarc?.result === 'pass' &&
    domain !== '' &&
    isSame(dmarc.properties.get('header.from') ?? '', domain)
  );
}
