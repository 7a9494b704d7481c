import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { setCompanyName } from '#ui/page/company-name.ts';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { AuthLayout } from './AuthLayout.tsx';

afterEach(() => setCompanyName(''));

it('every title has the name of the settings, once they are known', async () => {
  await render(
    <MemoryRouter>
      <PageTitle title="Travels" />
    </MemoryRouter>,
  );
  await expect.poll(() => document.title).toBe('Travels · Expat Buddy back office');
  setCompanyName('Rihla');
  await expect.poll(() => document.title).toBe('Travels · Rihla back office');
});

it('the sign-in page has it, too', async () => {
  setCompanyName('Rihla');
  await render(<AuthLayout title="Sign in">Form</AuthLayout>);
  await expect.element(page.getByText('Rihla', { exact: true })).toBeVisible();
  await expect.poll(() => document.title).toBe('Sign in · Rihla');
});
