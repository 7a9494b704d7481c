// Accounts of a single test, created through the admin API and deleted afterwards.
import { server } from './api.ts';
import { password } from './settings.ts';

export type Person = { id: string; email: string };

/** An account with a confirmed address; with a role when one is given. */
export async function createPerson(role?: 'staff' | 'admin'): Promise<Person> {
  const email = `person-${crypto.randomUUID().slice(0, 8)}@example.org`;
  const database = server();
  const { data, error } = await database.auth.admin.createUser({
    email,
    password,
    email_confirm: true,
  });
  if (error) throw error;
  const person = { id: data.user.id, email };
  if (role) await database.from('staff_roles').insert({ user_id: person.id, role }).throwOnError();
  return person;
}

export async function removePerson(person: Person): Promise<void> {
  const { error } = await server().auth.admin.deleteUser(person.id);
  if (error) throw error;
}
