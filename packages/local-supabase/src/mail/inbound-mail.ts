/**
 * Emulates the provider of inbound mail: hands emails to reply addresses over to the edge function `inbound-mail`.
 */
import { setTimeout as pause } from 'node:timers/promises';

/** No mail server in the world has this domain. */
export const inboundDomain = 'inbound.localhost';
/** Works nowhere else, like the keys. */
export const inboundSecret = 'expat-buddy-local-only-inbound-secret-0001';

/** Pauses before each repetition, in milliseconds. */
const pauses = [500, 2000, 5000];

export interface Envelope {
  from: string;
  to: string[];
}

export const isForUs = ({ to }: Envelope): boolean =>
  to.some((address) => address.toLowerCase().endsWith(`@${inboundDomain}`));

async function post(apiUrl: string, content: Uint8Array<ArrayBuffer>, { from, to }: Envelope) {
  const response = await fetch(`${apiUrl}/functions/v1/inbound-mail`, {
    method: 'POST',
    headers: {
      'content-type': 'message/rfc822',
      'x-inbound-secret': inboundSecret,
      'x-envelope-from': from,
      'x-envelope-to': to.join(','),
    },
    body: content,
  });
  await response.body?.cancel();
  return response.status;
}

/** Repeats the delivery after an error of the server, as a provider does. @returns the last status, or 0 */
export async function handOver(
  apiUrl: string,
  content: Uint8Array<ArrayBuffer>,
  envelope: Envelope,
): Promise<number> {
  for (let attempt = 0; ; attempt += 1) {
    const status = await post(apiUrl, content, envelope).catch(() => 0);
    const isLasting = status > 0 && status < 500 && status !== 429;
    const ms = pauses[attempt];
    if (isLasting || ms === undefined) return status;
    await pause(ms);
  }
}
