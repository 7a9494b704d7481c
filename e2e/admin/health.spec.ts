// Whether mails go out, as the screen "Health" shows it.
import { server } from '../support/api.ts';
import { expect, expectAccessible, test, useSession } from '../support/fixtures.ts';
import { waitForMail } from '../support/mailbox.ts';
import { createPerson, removePerson } from '../support/people.ts';

test('a self-test arrives in the mailbox of whoever pressed the button, and removes itself', async ({
  page,
}) => {
  const person = await createPerson('admin');
  await useSession(page, person.email);
  await page.goto('/admin/health');
  await page.getByRole('button', { name: 'Start the self-test' }).click();
  await expect(page.getByRole('list', { name: 'Steps' }).getByRole('listitem')).toHaveText([
    /^The inquiry was saved/,
    /^Its mail was written into the outbox/,
    /^The mail server took the mail/,
    /^The inquiry removed itself/,
  ]);
  const said = await page.getByText(/^Everything works/).textContent();
  const [, reference = ''] = /self-test (\w+) in/.exec(said ?? '') ?? [];
  await waitForMail(person.email, `Self-test ${reference} succeeded`);
  const { data } = await server()
    .from('contact_submissions')
    .select('id')
    .eq('email', person.email)
    .throwOnError();
  expect(data).toEqual([]);
  await expectAccessible(page);
  await removePerson(person);
});
