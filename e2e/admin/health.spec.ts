// The delivery of mails, on the screen "Health".
import { expectAccessible } from '../support/accessibility.ts';
import { server } from '../support/api.ts';
import { expect, test, useSession } from '../support/fixtures.ts';
import { waitForMail } from '../support/mailbox.ts';
import { createPerson, removePerson } from '../support/people.ts';

test('a self-test sends a mail to its sender and deletes itself', async ({ page }) => {
  const person = await createPerson('admin');
  await useSession(page, person.email);
  await page.goto('/admin/health');
  await page.getByRole('button', { name: 'Run the self-test' }).click();
  await expect(page.getByRole('list', { name: 'Steps' }).getByRole('listitem')).toHaveText([
    /^The inquiry was saved/,
    /^Its email was queued/,
    /^The mail server accepted the email/,
    /^The test inquiry was deleted/,
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
