import { describe, expect, it } from 'vitest';
import { linkInAddress } from './link-in-address.ts';

describe('a link from a mail', () => {
  it('is read from the fragment', () => {
    const hash = '#access_token=a.b.c&expires_in=3600&refresh_token=r&type=recovery';
    expect(linkInAddress({ search: '', hash })).toEqual({
      kind: 'tokens',
      type: 'recovery',
      accessToken: 'a.b.c',
      refreshToken: 'r',
    });
  });

  it('is read from a token hash in the query', () => {
    expect(linkInAddress({ search: '?token_hash=pkce_1&type=invite', hash: '' })).toEqual({
      kind: 'hash',
      type: 'invite',
      tokenHash: 'pkce_1',
    });
  });

  it.each([
    { search: '', hash: '#error=access_denied&error_code=otp_expired&error_description=Expired' },
    { search: '?error_description=Email+link+is+invalid', hash: '' },
  ])('is known to have expired: %o', (address) => {
    expect(linkInAddress(address)).toEqual({ kind: 'expired' });
  });

  it('is ignored when half of the session is missing', () => {
    expect(linkInAddress({ search: '', hash: '#access_token=a&type=recovery' })).toBeUndefined();
    expect(linkInAddress({ search: '', hash: '' })).toBeUndefined();
  });
});
