/**
 * Stands in for Cloudflare, behind which every hosted project is: writes into `cf-connecting-ip` where
 * a request comes from, over whatever the caller put there. Here that is the last address of
 * X-Forwarded-For, so that one machine can play several visitors, else the other end of the connection.
 */
export const visitorAddressHeader = 'cf-connecting-ip';

export function writeVisitorAddress(headers: Headers, connectedFrom: string | undefined): void {
  const forwarded = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim();
  headers.set(visitorAddressHeader, forwarded || connectedFrom || '127.0.0.1');
}

export function visitorAddress(request: Request): string {
  return request.headers.get(visitorAddressHeader) ?? '127.0.0.1';
}
