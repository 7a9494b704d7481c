import { type AuthProvider, testDataProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { contentKinds } from '#content-kinds.ts';
import { mayAccess } from '#providers/auth/access.ts';
import { BackOfficeMenu } from '#shell/BackOfficeMenu.tsx';
import { TestOffice } from '#testing/TestOffice.tsx';
import { resources } from './resources.ts';

/** Reached by the tabs of another screen. */
const elsewhere: readonly string[] = [
  'newsletter-subscribers',
  ...contentKinds.flatMap(({ menu, resource }) => ('within' in menu ? [resource] : [])),
];

it('an administrator may open every screen', () => {
  expect(
    resources
      .filter(({ name }) => !mayAccess('admin', name, 'list'))
      .map(({ name }) => `access.ts names no right for the screen “${name}”.`),
  ).toEqual([]);
});

it('the menu leads to every screen, and nowhere else', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ new: 0, live: false }));
  const authProvider = { canAccess: async () => true } as unknown as AuthProvider;
  const menu = (
    <TestOffice authProvider={authProvider} dataProvider={testDataProvider()}>
      <BackOfficeMenu />
    </TestOffice>
  );
  await render(<RouterProvider router={createMemoryRouter([{ path: '*', element: menu }])} />);
  const catalogue = page.getByRole('button', { name: 'Catalogue' });
  await catalogue.click();
  await expect.element(page.getByRole('link', { name: 'Team' })).toBeVisible();
  const links = page.getByRole('navigation').getByRole('link').elements();
  const linked = links.map((link) => (link.getAttribute('href') ?? '').replace(/^.*\//, ''));
  const screens = resources.map(({ name }) => name);
  expect([
    ...screens
      .filter((name) => !linked.includes(name) && !elsewhere.includes(name))
      .map((name) => `The menu does not lead to the screen “${name}”.`),
    ...linked
      .filter((name) => name !== '' && !screens.includes(name))
      .map((name) => `app/resources.ts lacks the screen “${name}” of the menu.`),
  ]).toEqual([]);
});
