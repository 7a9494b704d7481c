import { describe, expect, it } from 'vitest';
import { linkInAddress } from './link-in-address.ts';

describe('a link from an email', () => {
  it.each(['recovery', 'invite', 'signup', 'email_change', 'magiclink'] as const)(
    'is read from the fragment: %s',
    (type) => {
      expect(linkInAddress(`#token_hash=pkce_1&type=${type}`)).toEqual({
        type,
        tokenHash: 'pkce_1',
      });
    },
  );

  it('is read with the punctuation that an email program adds', () => {
    const link = { type: 'signup', tokenHash: 'abc' };
    for (const end of ['.', ')', '>', ',', '%20'])
      expect(linkInAddress(`#token_hash=abc&type=signup${end}`)).toEqual(link);
    expect(linkInAddress('#type=signup&token_hash=abc).')).toEqual(link);
  });

  it('is not found without a token', () => {
    expect(linkInAddress('#type=recovery')).toBeUndefined();
    expect(linkInAddress('#create')).toBeUndefined();
    expect(linkInAddress('')).toBeUndefined();
  });
});
