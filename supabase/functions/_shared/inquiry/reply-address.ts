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

async function macOf(env: Environment, signed: string): Promise<Uint8Array> {
  const secret = encoder.encode(requiredSetting(env, 'SUPABASE_SERVICE_ROLE_KEY'));
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', secret, algorithm, false, ['sign']);
  const mac = await crypto.subtle.sign('HMAC', key, encoder.encode(signed));
  return new Uint8Array(mac).subarray(0, MAC_BYTES);
}

const signedForCustomer = (submissionId: string) => `inquiry-reply:${submissionId}`;
/** Null: a shared mailbox of the office. */
const signedForStaff = (submissionId: string, account: string | null) =>
  `staff-reply:${submissionId}:${account ?? 'office'}`;

export const inboundDomain = (env: Environment) =>
  env.INBOUND_MAIL_DOMAIN?.trim().toLowerCase() || undefined;

async function addressOf(
  env: Environment,
  submissionId: string,
  signed: (id: string) => string,
): Promise<string | undefined> {
  const domain = inboundDomain(env);
  if (!domain) return undefined;
  const id = submissionId.toLowerCase();
  const mac = await macOf(env, signed(id));
  return `reply+${base32(Uint8Array.from([...idBytes(id), ...mac]))}@${domain}`;
}

/**
 * The address that replies about an inquiry go to, `reply+<token>@<domain>`: the inquiry's id and 128
 * bits of an HMAC over it. Anyone who knows it can write to the inquiry. Undefined without an inbound domain.
 */
export const replyAddress = (env: Environment, submissionId: string) =>
  addressOf(env, submissionId, signedForCustomer);

/** The same for a colleague's answer to a notification. Its HMAC is over the account too. */
export const staffReplyAddress = (env: Environment, submissionId: string, account: string | null) =>
  addressOf(env, submissionId, (id) => signedForStaff(id, account));

function tokenOf(env: Environment, address: string): { id: string; mac: Uint8Array } | undefined {
  const [, token, domain] = ADDRESS.exec(address.trim().toLowerCase()) ?? [];
  if (token === undefined || domain !== inboundDomain(env)) return undefined;
  const bytes = bytesOf(token);
  return { id: idOf(bytes.subarray(0, ID_BYTES)), mac: bytes.subarray(ID_BYTES) };
}

async function isMacOf(env: Environment, signed: string, given: Uint8Array): Promise<boolean> {
  const mac = await macOf(env, signed);
  let difference = 0;
  for (const [index, byte] of mac.entries()) difference |= byte ^ (given[index] ?? 0);
  return difference === 0;
}

/** The inquiry of a reply address that we signed. */
export async function inquiryOfAddress(
  env: Environment,
  address: string,
): Promise<string | undefined> {
  const token = tokenOf(env, address);
  const isOurs = token && (await isMacOf(env, signedForCustomer(token.id), token.mac));
  return isOurs ? token.id : undefined;
}

/** The inquiry and the account of a reply address that we signed for one of these colleagues, or for the office. */
export async function answerOfAddress(
  env: Environment,
  address: string,
  colleagues: () => Promise<readonly string[]>,
): Promise<{ submission: string; account: string | null } | undefined> {
  const token = tokenOf(env, address);
  if (!token) return undefined;
  for (const account of [null, ...(await colleagues())]) {
    if (await isMacOf(env, signedForStaff(token.id, account), token.mac))
      return { submission: token.id, account };
  }
  return undefined;
}
