import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import SocialLinks from './social-links.tsx';

it('keeps a network without an address as a link that leads nowhere, and says so', async () => {
  const addresses = {
    facebook: '',
    twitter: '',
    instagram: 'https://instagram.example',
    youtube: '',
  };
  await render(<SocialLinks addresses={addresses} />);
  const links = page.getByRole('link');
  expect(links.elements()).toHaveLength(4);
  const facebook = page.getByRole('link', { name: 'Facebook (not yet available)' });
  await expect.element(facebook).toHaveAttribute('aria-disabled', 'true');
  await expect.element(facebook).not.toHaveAttribute('href');
  await expect
    .element(page.getByRole('link', { name: 'Instagram', exact: true }))
    .toHaveAttribute('href', 'https://instagram.example');
});
