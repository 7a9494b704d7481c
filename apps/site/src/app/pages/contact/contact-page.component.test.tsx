import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-site.tsx';
import { aSettingsRow } from '#testing/rows.ts';
import { setTimeZone } from '#testing/time-zone.ts';

const office = page.getByRole('complementary', { name: 'The office' });

describe('the office', () => {
  it.each([
    ['2026-11-22T15:00:00Z', 'Open now, until 17:00'],
    ['2026-11-22T18:00:00Z', 'Closed now, opens tomorrow at 09:00'],
    ['2026-11-27T11:00:00Z', 'Closed now, opens Sunday at 09:00'],
  ])('shows in Algiers time whether it is open (%s)', async (moment, text) => {
    await setTimeZone('America/New_York');
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
    fakeApi().answer('site_settings', [aSettingsRow()]);
    await renderPage('/contact');
    await expect.element(office.getByText(text)).toBeVisible();
    await expect.element(office.getByText('Sunday to Thursday')).toBeVisible();
  });

  it('leaves out the contact details that staff did not enter', async () => {
    fakeApi().answer('site_settings', [aSettingsRow()]);
    await renderPage('/contact');
    await expect
      .element(office.getByRole('link', { name: /@example\.com/ }))
      .toHaveAttribute('href', expect.stringMatching(/^mailto:/));
    await expect.element(office.getByText('WhatsApp')).not.toBeInTheDocument();
    await expect.element(office.getByText('Who is behind this')).not.toBeInTheDocument();
  });

  it('says how the company is registered, if the settings do', async () => {
    const api = fakeApi();
    api.answer('site_settings', [aSettingsRow({ legal_name: 'EURL Rihla' })]);
    await renderPage('/contact');
    const company = office.getByRole('region', { name: 'Who is behind this' });
    await expect.element(company).toMatchTextContent('EURL Rihla');
  });

  it('links WhatsApp by the digits of its number', async () => {
    fakeApi().answer('site_settings', [aSettingsRow({ whatsapp: '+213 (0) 5 55' })]);
    await renderPage('/contact');
    await expect
      .element(office.getByRole('link', { name: '+213 (0) 5 55' }))
      .toHaveAttribute('href', 'https://wa.me/213555');
  });
});
