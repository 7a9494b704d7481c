import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '#testing/fake-api.ts';
import { renderInSite } from '#testing/render-site.tsx';
import NewsletterForm from './newsletter-form.tsx';

it('says in the language of the page that an address is wrong', async () => {
  fakeApi();
  await renderInSite(<NewsletterForm />);
  const field = page.getByRole('textbox', { name: 'Your email address' });
  await field.fill('abc');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveAccessibleDescription(/^Enter a valid email address/);
  await field.fill('abc@example.org');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});
