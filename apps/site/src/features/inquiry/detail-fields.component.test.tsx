import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '#testing/fake-api.ts';
import { renderInSite } from '#testing/render-site.tsx';
import { InquiryButton } from './inquiry-button.tsx';

vi.mock('@expat-buddy/domain/inquiry/kinds/kinds', async (original) => {
  const { withDetails } = await import('@expat-buddy/domain/inquiry/kinds/with-details.fixture');
  const { inquiryKinds } =
    await original<typeof import('@expat-buddy/domain/inquiry/kinds/kinds')>();
  return { inquiryKinds: withDetails(inquiryKinds) };
});

it('the form asks for what its kind of inquiry has, and sends what was filled in', async () => {
  const api = fakeApi();
  await renderInSite(
    <InquiryButton inquiry={{ serviceType: 'mechanic' }}>Send Inquiry</InquiryButton>,
  );
  await page.getByRole('main').getByRole('button', { name: 'Send Inquiry' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contact Us' });
  await dialog.getByPlaceholder('Your name').fill('Amel');
  await dialog.getByPlaceholder('Your email').fill('amel@example.org');
  await dialog.getByLabelText('Message').fill('The clutch slips on hills.');
  const plate = dialog.getByLabelText('Number plate');
  await plate.fill('16-2345');
  await dialog.getByLabelText('Seats').fill('4');
  await dialog.getByLabelText('Call at').fill('14:30');
  await dialog.getByRole('button', { name: 'Send Inquiry' }).click();
  await expect
    .element(plate)
    .toHaveAccessibleDescription(/^\(optional\) Please use one line of at most 5 characters\.$/);
  await plate.fill('16-23');
  await dialog.getByRole('button', { name: 'Send Inquiry' }).click();
  await expect
    .poll(() => api.postedTo('inquiry_selections'))
    .toMatchObject([{ details: { plate: '16-23', seats: 4, callAt: '14:30' } }]);
});
