import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-site.tsx';
import { aSettingsRow, aTeamMember } from '#testing/rows.ts';

it('keeps the meaning of the levels when the activities cannot be loaded', async () => {
  fakeApi().fail('activities');
  await renderPage('/why-us');
  await expect.element(page.getByText('The activities could not be loaded.')).toBeVisible();
  await expect.element(page.getByText('Moderate', { exact: true })).toBeVisible();
});

const filled = {
  legal_name: 'EURL Rihla',
  register_number: '16/00-0000000',
  licence_number: '1234',
  licence_valid_until: '2099-06-30',
  insurer: 'An insurer',
  payment_terms: 'You pay by bank transfer.',
};
const company = page.getByRole('region', { name: 'Who is behind this' });

describe('the company', () => {
  it('is shown on the page and in the footer as the settings have it', async () => {
    fakeApi().answer('site_settings', [aSettingsRow(filled)]);
    await renderPage('/why-us');
    await expect.element(company).toMatchTextContent('1234, valid until 30 June 2099');
    await expect.element(company).toMatchTextContent('You pay by bank transfer.');
    const footer = page.getByRole('contentinfo');
    await expect.element(footer.getByText('Company: EURL Rihla')).toBeVisible();
    await expect.element(footer.getByText('Insurance: An insurer')).toBeVisible();
  });

  it('does not show a licence that has expired', async () => {
    fakeApi().answer('site_settings', [
      aSettingsRow({ ...filled, licence_valid_until: '2020-06-30' }),
    ]);
    await renderPage('/why-us');
    await expect.element(company).toMatchTextContent('EURL Rihla');
    await expect.element(page.getByText(/1234/)).not.toBeInTheDocument();
  });
});

describe('the team', () => {
  it('is shown with names, roles and languages', async () => {
    fakeApi().answer('team_members', [
      aTeamMember({ name: 'Amina B.', role: 'Trip planner', languages: ['Arabic', 'French'] }),
    ]);
    await renderPage('/why-us');
    const team = page.getByRole('region', { name: 'The team' });
    for (const text of ['Amina B.', 'Trip planner', 'Speaks Arabic and French']) {
      await expect.element(team.getByText(text)).toBeVisible();
    }
  });

  it('leaves with the company no heading while nobody entered them', async () => {
    fakeApi().answer('site_settings', [aSettingsRow()]);
    await renderPage('/why-us');
    await expect.element(page.getByRole('heading', { name: 'Still in doubt?' })).toBeVisible();
    for (const heading of page.getByRole('heading').elements()) {
      expect(heading.textContent).not.toMatch(/^(The team|Who is behind this)?$/);
    }
    await expect
      .element(page.getByRole('contentinfo').getByText('Company:'))
      .not.toBeInTheDocument();
  });
});
