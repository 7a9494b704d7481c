/**
 * Emulates Cloudflare, which fronts every hosted project and overwrites `cf-connecting-ip` with the client's
 * address. Here it is the last address of X-Forwarded-For, so that tests can send requests from several
 * addresses, or else the remote address of the connection.
 */
export const visitorAddressHeader = 'cf-connecting-ip';

export function writeVisitorAddress(headers: Headers, connectedFrom: string | undefined): void {
  const forwarded = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim();
  headers.set(visitorAddressHeader, forwarded || connectedFrom || '127.0.0.1');
}

export function visitorAddress(request: Request): string {
  return request.headers.get(visitorAddressHeader) ?? '127.0.0.1';
}
