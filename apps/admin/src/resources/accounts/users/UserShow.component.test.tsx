import { HttpError, Notification, testDataProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { PersonData } from '#features/person/person-counts.ts';
import { expectAccessible } from '#testing/accessibility.ts';
import { TestOffice } from '#testing/TestOffice.tsx';
import type { UserRecord } from '../account.ts';
import UserShow from './UserShow.tsx';

const user: UserRecord = {
  id: 'lydia',
  email: 'lydia@example.org',
  full_name: null,
  role: 'admin',
  disabled_at: null,
  last_sign_in_at: null,
  created_at: '2026-11-01T10:00:00Z',
  is_confirmed: true,
  counts: { inquiries: 0, assigned: 0 },
};

let users: UserRecord[] = [];
const nothing: PersonData = {
  address: user.email,
  submissions: [],
  person: null,
  mails: [],
  unmatched_mails: [],
  newsletter: [],
  account: null,
  invitations: [],
  review_requests: [],
  reviews_by_the_same_name: [],
  mentions: 0,
};

/** Why the server refuses every change. */
let refusal = '';

const refuse = () => Promise.reject(new HttpError(refusal, 409));

const dataProvider = testDataProvider({
  getOne: async (_resource, { id }) => {
    const found = users.find((each) => each.id === id);
    if (found) return { data: found as never };
    throw new HttpError('This account does not exist or has been deleted.', 404);
  },
  getList: async () => ({ data: [], total: 0 }),
  update: refuse,
  delete: refuse,
});

beforeEach(() => {
  users = [user];
  refusal = '';
  vi.stubGlobal('fetch', async () => Response.json(nothing));
});

async function open(id: string) {
  const element = (
    <TestOffice dataProvider={dataProvider}>
      <main>
        <UserShow />
      </main>
      <Notification />
    </TestOffice>
  );
  const router = createMemoryRouter([{ path: '/users/:id', element }], {
    initialEntries: [`/users/${id}`],
  });
  await render(<RouterProvider router={router} />);
}

const dialog = page.getByRole('dialog');

async function confirm(button: string, answer: string) {
  await page.getByRole('button', { name: button }).click();
  await dialog.getByRole('button', { name: answer, exact: true }).click();
}

it('is accessible, with the dialog of the role', async () => {
  await open('lydia');
  await expect.element(page.getByText('No inquiry has been sent from this account')).toBeVisible();
  await expectAccessible(page.getByRole('main'));
  await page.getByRole('button', { name: 'Change the role' }).click();
  await expectAccessible(dialog);
});

it.each([
  [
    'This person has a role. Remove the role first, then delete the account.',
    'Delete the account',
    'Delete',
  ],
  [
    'You cannot disable your own account. Ask another administrator.',
    'Disable the account',
    'Disable',
  ],
  [
    'You cannot delete your own account. Ask another administrator.',
    'Delete the account',
    'Delete',
  ],
])('shows in the dialog: %s', async (reason, button, answer) => {
  refusal = reason;
  await open('lydia');
  await confirm(button, answer);
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(reason);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

it('says that an account does not exist', async () => {
  await open('nobody');
  await expect
    .element(page.getByText('This account does not exist or has been deleted.').first())
    .toBeVisible();
});
