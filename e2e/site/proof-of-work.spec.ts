// The proof of work that replaces a captcha. The API is faked, because the setting applies to every test.
import { createHash } from 'node:crypto';
import { server } from '../support/api.ts';
import { expect, test } from '../support/fixtures.ts';

const salt = `${'0'.repeat(24)}?expires=9999999999&`;
const hash = (number: number) => createHash('sha256').update(`${salt}${number}`).digest('hex');

test.use({ expectedErrors: [/Failed to load resource.*428/] });

test('a form solves the proof-of-work challenge and submits again', async ({ page }) => {
  const email = `work-${crypto.randomUUID().slice(0, 8)}@example.org`;
  const solutions: (string | undefined)[] = [];
  await page.route(/\/rest\/v1\/rpc\/proof_of_work_challenge/, (route) =>
    route.fulfill({
      json: { challenge: hash(4321), salt, maxnumber: 500_000, signature: 'f'.repeat(64) },
    }),
  );
  await page.route(/\/rest\/v1\/contact_submissions/, async (route) => {
    const solution = (await route.request().allHeaders())['x-proof-of-work'];
    solutions.push(solution);
    if (solution) await route.continue();
    else await route.fulfill({ status: 428, json: { code: 'PT428', message: '' } });
  });

  await page.goto('/contact');
  const form = page.getByRole('main');
  await form.getByPlaceholder('Your name').fill('Amel');
  await form.getByPlaceholder('Your email').fill(email);
  await form.getByLabel('Message').fill('We would like to walk in spring.');
  // The mails need the row.
  const mailed = page.waitForResponse(/\/send-email/);
  await form.getByRole('button', { name: 'Send Inquiry' }).click();
  await expect(page.getByText('Inquiry Sent', { exact: true })).toBeVisible();
  await mailed;

  const [none, solution = ''] = solutions;
  expect(none).toBeUndefined();
  expect(JSON.parse(atob(solution))).toMatchObject({ salt, number: 4321 });
  const { data } = await server().from('contact_submissions').select('id').eq('email', email);
  expect(data).toHaveLength(1);
  await server().from('contact_submissions').delete().eq('email', email).throwOnError();
});
