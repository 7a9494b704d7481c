/** Tokens of links are base64url of 32 bytes, or hexadecimal. */
const TOKEN = /^[^\w-]*(?:token=)?[^\w-]*([\w-]+)/;

/**
 * The token in a part of a link's address. Programs that find addresses in a text, and senders that count clicks, add
 * to them: `token.`, `token)`, `token%20`, `token?utm_source=mail`. No token ends in a dash or an underscore.
 */
export const tokenIn = (part: string | null | undefined): string | null =>
  TOKEN.exec(part ?? '')?.[1]?.replace(/[-_]+$/, '') || null;

/** The token in a query. Programs that do not know HTML leave `&amp;` in addresses. */
export function tokenInQuery(search: string): string | null {
  const query = new URLSearchParams(search);
  return tokenIn(query.get('token') ?? query.get('amp;token'));
}
