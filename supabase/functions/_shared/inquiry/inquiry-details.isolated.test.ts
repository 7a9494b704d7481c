import { expect, it, vi } from 'vitest';
import { inquiryFacts } from './inquiry-facts.ts';
import { savedInquiry } from './saved-inquiry.fixture.ts';

vi.mock('@expat-buddy/domain/inquiry/kinds/kinds', async (original) => {
  const { withDetails } = await import('@expat-buddy/domain/inquiry/kinds/with-details.fixture');
  const { inquiryKinds } =
    await original<typeof import('@expat-buddy/domain/inquiry/kinds/kinds')>();
  return { inquiryKinds: withDetails(inquiryKinds) };
});

it('the office reads what only this kind of inquiry asks for', () => {
  const details = { seats: 4, neededOn: '2027-03-01', plate: '16-9', other: 'no field' };
  const facts = inquiryFacts({ ...savedInquiry({ service: 'mechanic' }), details });
  expect(facts.slice(-3)).toEqual([
    ['Number plate', '16-9'],
    ['Seats', '4'],
    ['Needed on', '1 March 2027'],
  ]);
  const general = inquiryFacts({ ...savedInquiry({ service: 'general' }), details });
  expect(general.map(([label]) => label)).not.toContain('Seats');
});
