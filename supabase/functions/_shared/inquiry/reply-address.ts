import { Buffer } from 'node:buffer';
import { type Environment, requiredSetting } from '../http.ts';

const encoder = new TextEncoder();
const ID_BYTES = 16;
const MAC_BYTES = 16;
// Lower case only: mail servers may change the case of an address.
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
// 32 bytes. With "reply+", shorter than the 64 characters that a local part may have.
const ADDRESS = /^reply\+([a-z2-7]{52})@([^@\s]+)$/;

function base32(bytes: Uint8Array): string {
  let [bits, value, text] = [0, 0, ''];
  for (const byte of bytes) {
    value = (value << 8) | byte;
    for (bits += 8; bits >= 5; bits -= 5) text += ALPHABET[(value >>> (bits - 5)) & 31];
    value &= (1 << bits) - 1;
  }
  return bits > 0 ? text + ALPHABET[(value << (5 - bits)) & 31] : text;
}

function bytesOf(text: string): Uint8Array {
  let [bits, value] = [0, 0];
  const bytes: number[] = [];
  for (const character of text) {
    value = (value << 5) | ALPHABET.indexOf(character);
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((value >>> bits) & 255);
    value &= (1 << bits) - 1;
  }
  return Uint8Array.from(bytes);
}

const idBytes = (id: string) => Uint8Array.from(Buffer.from(id.replaceAll('-', ''), 'hex'));
const idOf = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

async function macOf(env: Environment, submissionId: string): Promise<Uint8Array> {
  const secret = encoder.encode(requiredSetting(env, 'SUPABASE_SERVICE_ROLE_KEY'));
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', secret, algorithm, false, ['sign']);
  const mac = await crypto.subtle.sign(
    'HMAC',
    key,
    encoder.encode(`inquiry-reply:${submissionId}`),
  );
  return new Uint8Array(mac).subarray(0, MAC_BYTES);
}

export const inboundDomain = (env: Environment) =>
  env.INBOUND_MAIL_DOMAIN?.trim().toLowerCase() || undefined;

/**
 * The address that replies about an inquiry go to, `reply+<token>@<domain>`: the inquiry's id and 128
 * bits of an HMAC over it. Anyone who knows it can write to the inquiry. Undefined without an inbound domain.
 */
export async function replyAddress(
  env: Environment,
  submissionId: string,
): Promise<string | undefined> {
  const domain = inboundDomain(env);
  if (!domain) return undefined;
  const id = submissionId.toLowerCase();
  const mac = await macOf(env, id);
  return `reply+${base32(Uint8Array.from([...idBytes(id), ...mac]))}@${domain}`;
}

/** The inquiry of a reply address that we signed. */
export async function inquiryOfAddress(
  env: Environment,
  address: string,
): Promise<string | undefined> {
  const [, token, domain] = ADDRESS.exec(address.trim().toLowerCase()) ?? [];
  if (token === undefined || domain !== inboundDomain(env)) return undefined;
  const bytes = bytesOf(token);
  const id = idOf(bytes.subarray(0, ID_BYTES));
  const mac = await macOf(env, id);
  let difference = 0;
  for (const [index, byte] of mac.entries()) difference |= byte ^ (bytes[ID_BYTES + index] ?? 0);
  return difference === 0 ? id : undefined;
}
