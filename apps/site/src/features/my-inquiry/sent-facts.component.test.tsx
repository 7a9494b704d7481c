import type { MyInquiry } from '@expat-buddy/domain/my-inquiry/types';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SentFacts } from './sent-facts.tsx';

vi.mock('@expat-buddy/domain/inquiry/kinds/kinds', async (original) => {
  const { withDetails } = await import('@expat-buddy/domain/inquiry/kinds/with-details.fixture');
  const { inquiryKinds } =
    await original<typeof import('@expat-buddy/domain/inquiry/kinds/kinds')>();
  return { inquiryKinds: withDetails(inquiryKinds) };
});

it('shows what only this kind of inquiry asks for', async () => {
  const inquiry = {
    ...{ name: 'Amel', email: 'a•••@example.org', service: 'mechanic', subject: '', things: [] },
    ...{ departureDate: null, returnDate: null, groupSize: null, plan: null },
    details: { neededOn: '2027-03-01', seats: 4 },
  } as unknown as MyInquiry;
  await render(<SentFacts inquiry={inquiry} />);
  const facts = page.getByRole('region', { name: 'What you sent' });
  await expect.element(facts).toMatchTextContent(/Seats\s*4\s*Needed on\s*1 March 2027/);
});
