// What a stranger may write is shown to staff as text, wherever they read it: no script of it runs.
import { anonymous, server } from '../support/api.ts';
import { expect, goWithinAdmin, test, useSession } from '../support/fixtures.ts';
import { linkIn, waitForMail } from '../support/mailbox.ts';
import { addReviews, deleteReviews } from '../support/reviews.ts';
import { accounts, password } from '../support/settings.ts';

// The browser logs an image that fails to load (specification, section 4).
test.use({ expectedErrors: [/^Image failed to load/] });

test('a visitor’s script stays text on every screen and in every mail', async ({
  page,
  activity,
}) => {
  const key = crypto.randomUUID().slice(0, 8);
  const script = (place: string) =>
    `"'><img src=x onerror="ran('${place}')"><script>ran('${place}')</script>${place}-${key}`;
  const email = `script-${key}@example.org`;
  const id = crypto.randomUUID();
  const ran: string[] = [];
  await page.exposeFunction('ran', (place: string) => void ran.push(place));
  page.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });

  const inquiry = {
    name: script('name'),
    email,
    service: `<svg onload="ran('service')">service-${key}`,
    message: `${script('message')}\njavascript:ran('link') data:text/html,<script>ran('data')</script>`,
  };
  const visitor = anonymous();
  await visitor
    .from('contact_submissions')
    .insert({ ...inquiry, id })
    .throwOnError();
  await visitor
    .from('inquiry_selections')
    .insert({
      submission_id: id,
      travel_ids: [script('travel')],
      activity_ids: [script('activity')],
    })
    .throwOnError();
  await visitor.functions.invoke('send-email', { body: { ...inquiry, submissionId: id } });
  const { error } = await visitor.auth.signUp({
    email,
    password: `${password}-signed-up`,
    options: { data: { full_name: script('person'), name: script('person') } },
  });
  expect(error).toBeNull();
  const { data: person } = await server()
    .from('profiles')
    .select('id')
    .eq('email', email)
    .single()
    .throwOnError();
  const reviews = await addReviews({ activity_id: activity.id }, [
    {
      name: script('author'),
      location: script('location'),
      comment: script('comment'),
      answer: script('answer'),
      avatar_url: `javascript:ran('avatar')`,
      rating: 5,
      status: 'published',
    },
  ]);

  await useSession(page, accounts.admin);
  const filter = (chosen: object) => encodeURIComponent(JSON.stringify(chosen));
  const expectText = async (shown: string) => {
    await expect(page.getByText(shown).first()).toBeVisible();
    await expect(page.locator('img[src="x"], svg[onload], [onerror]')).toHaveCount(0);
  };
  await test.step('an inquiry', async () => {
    await page.goto(`/admin/submissions?filter=${filter({ q: key })}`);
    await expectText(`name-${key}`);
    await page
      .getByRole('link', { name: new RegExp(`name-${key}`) })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`/submissions/edit/${id}`));
    for (const place of ['name', 'service', 'message', 'travel', 'activity']) {
      await expectText(`${place}-${key}`);
    }
    await expect(page.getByRole('link', { name: /javascript:|data:/ })).toHaveCount(0);
  });
  await test.step('an account', async () => {
    await goWithinAdmin(page, `/users?filter=${filter({ q: key })}`);
    await expectText(`person-${key}`);
    await page
      .getByRole('link', { name: new RegExp(`person-${key}|${email}`) })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`/users/${person.id}$`));
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(key) })).toBeVisible();
    await expectText(`person-${key}`);
  });
  await test.step('a review, for staff and for visitors', async () => {
    const published = filter({ q: key, status: 'published' });
    await goWithinAdmin(page, `/review-management?filter=${published}`);
    await expectText(`author-${key}`);
    await page.goto(`/activities/${activity.id}`);
    await expectText(activity.title);
  });

  await test.step('the mail to the office', async () => {
    const mail = await waitForMail('office@example.com', `name-${key}`);
    expect(linkIn(mail, '/admin/')).toContain(id);
    expect(mail.subject).not.toMatch(/[\r\n]/);
    await page.setContent(mail.html);
    await expect(page.getByText(`message-${key}`).first()).toBeVisible();
    await expect(page.locator('script, img[src="x"], svg, [onerror], [onload]')).toHaveCount(0);
    expect(mail.html).not.toMatch(/href="(javascript|data):/i);
  });
  expect(ran).toEqual([]);

  await server().from('contact_submissions').delete().eq('id', id).throwOnError();
  await deleteReviews(reviews);
  await server().auth.admin.deleteUser(person.id);
});
