import { type AuthProvider, testDataProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TestOffice } from '#testing/TestOffice.tsx';
import { BackOfficeMenu } from './BackOfficeMenu.tsx';

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ new: 3, live: false }));
});

function renderMenu(canAccess: NonNullable<AuthProvider['canAccess']>) {
  const authProvider = { canAccess } as AuthProvider;
  const menu = (
    <TestOffice authProvider={authProvider} dataProvider={testDataProvider()}>
      <BackOfficeMenu />
    </TestOffice>
  );
  return render(<RouterProvider router={createMemoryRouter([{ path: '*', element: menu }])} />);
}

const shown = () =>
  page
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent);

it('leads a role to what it may list', async () => {
  await renderMenu(async ({ resource }) => resource === 'translations' || resource === 'trash');
  await expect.poll(shown).toEqual(['Today', 'Translations', 'Deleted', 'View site']);
  await expect.element(page.getByRole('button', { name: 'Catalogue' })).not.toBeInTheDocument();
});

it('does not move while the rights are unknown', async () => {
  await renderMenu(() => new Promise(() => {}));
  await expect.element(page.getByRole('link', { name: /^Submissions/ })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Catalogue' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Users' })).not.toBeInTheDocument();
});
