import { expect, it } from 'vitest';
import { inquiryOfAddress, replyAddress } from './reply-address.ts';

const env = { SUPABASE_SERVICE_ROLE_KEY: 'secret', INBOUND_MAIL_DOMAIN: 'Inbound.example.com' };
const id = '6e81d72b-3c1f-4b53-9d7e-0a1b2c3d4e5f';
const address = async () => (await replyAddress(env, id.toUpperCase())) ?? '';

it('names an inquiry, in any case, within the length of a local part', async () => {
  expect(await address()).toMatch(/^reply\+[a-z2-7]{52}@inbound\.example\.com$/);
  expect((await address()).split('@')[0]?.length).toBeLessThanOrEqual(64);
  expect(await inquiryOfAddress(env, ` ${(await address()).toUpperCase()} `)).toBe(id);
});

it('is none without an inbound domain', async () => {
  expect(await replyAddress({ ...env, INBOUND_MAIL_DOMAIN: ' ' }, id)).toBeUndefined();
  expect(
    await inquiryOfAddress({ ...env, INBOUND_MAIL_DOMAIN: '' }, await address()),
  ).toBeUndefined();
});

it('is not accepted with any character changed, of another domain, or signed with another secret', async () => {
  const good = await address();
  for (let place = 6; place < 58; place += 1) {
    const changed = good[place] === 'a' ? 'b' : 'a';
    const forged = good.slice(0, place) + changed + good.slice(place + 1);
    // The last character has four bits that encode nothing.
    if (place < 57)
      expect([place, await inquiryOfAddress(env, forged)]).toEqual([place, undefined]);
  }
  for (const wrong of [
    good.replace('inbound', 'other'),
    good.slice(0, -1),
    'reply@inbound.example.com',
    '',
  ]) {
    expect(await inquiryOfAddress(env, wrong)).toBeUndefined();
  }
  const other = { ...env, SUPABASE_SERVICE_ROLE_KEY: 'other' };
  expect(await inquiryOfAddress(other, good)).toBeUndefined();
});
