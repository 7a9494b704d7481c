// Requests to the edge function `accounts`, and cleaning up after an invitation.
import { server, signedInAs } from './api.ts';
import { accounts, apiUrl, publishableKey } from './settings.ts';

export async function tokenOf(email: string): Promise<string> {
  const { data } = await (await signedInAs(email)).auth.getSession();
  if (!data.session) throw new Error(`${email} is not signed in.`);
  return data.session.access_token;
}

type Asked = { method?: string; token?: string; body?: unknown };

export function askAccounts(path: string, { method = 'GET', token, body }: Asked = {}) {
  return fetch(`${apiUrl}/functions/v1/accounts/${path}`, {
    method,
    headers: {
      apikey: publishableKey,
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

export function newAddress(): string {
  return `invited-${crypto.randomUUID().slice(0, 8)}@example.org`;
}

/** Invites as the seeded administrator and returns the invitation's id. */
export async function invite(email: string, role: 'staff' | 'admin' = 'staff'): Promise<string> {
  const token = await tokenOf(accounts.admin);
  const response = await askAccounts('invitations', {
    method: 'POST',
    token,
    body: { email, role },
  });
  const answer = (await response.json()) as { id: string; message?: string };
  if (!response.ok) throw new Error(answer.message);
  return answer.id;
}

/** Deletes the invitations to an address, and its account if there is one. */
export async function forgetInvited(email: string): Promise<void> {
  const database = server();
  await database.from('staff_invitations').delete().eq('email', email).throwOnError();
  const { data } = await database.from('profiles').select('id').eq('email', email).throwOnError();
  for (const { id } of data) {
    const { error } = await database.auth.admin.deleteUser(id);
    if (error) throw error;
  }
}
