import { isolate } from '@expat-buddy/domain/format/isolate';
import { translationLanguages } from '@expat-buddy/domain/language/languages';
import { clientOf, siteUrl } from '@expat-buddy/local-supabase/testing/test-backend';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MailFixture } from './mail-fixture.ts';
import { receivedText } from './received-text.ts';

let fixture: MailFixture;
beforeAll(async () => {
  fixture = await MailFixture.start();
});
afterAll(() => fixture.smtp.stop());
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const lastTo = (email: string) => receivedText(fixture.acceptedFor(email).at(-1)?.text ?? '');

/** As the site sends it: the inquiry, then its selection, which carries the language. */
async function inquiry(language: string) {
  const id = crypto.randomUUID();
  const content = {
    name: 'Amina Test',
    email: `amina-${crypto.randomUUID()}@example.org`,
    service: 'trip-planner',
    message: 'Timimoun, 2026.',
  };
  const visitor = clientOf(fixture.project);
  const added = await visitor
    .from('contact_submissions')
    .insert({ id, ...content, departureDate: '2026-12-05', groupSize: '3-5' });
  expect(added.error).toBeNull();
  const selected = await visitor.from('inquiry_selections').insert({ submission_id: id, language });
  expect(selected.error).toBeNull();
  const body = { submissionId: id, ...content };
  expect((await fixture.call('send-email', { body })).answer).toMatchObject({ success: true });
  return { id, email: content.email, reference: id.slice(0, 8).toUpperCase() };
}

const spoken = {
  fr: {
    dir: 'ltr',
    receipt: 'Nous avons bien reçu votre demande',
    link: 'Le lien vers votre demande',
    review: 'Comment cela s’est-il passé\u202f? Votre avis',
    confirm: /Confirmez votre abonnement à la newsletter/,
    consent: 'En vous abonnant, vous acceptez',
    welcome: 'Votre abonnement est confirmé',
  },
  ar: {
    dir: 'rtl',
    receipt: 'وصلنا طلبكم',
    link: 'رابط طلبكم',
    review: 'كيف كانت رحلتكم؟ رأيكم يهمنا',
    confirm: /أكّدوا اشتراككم في نشرة/,
    consent: 'بالاشتراك توافقون',
    welcome: 'تم تأكيد اشتراككم',
  },
} as const;

describe.each(translationLanguages)('a person who reads the site in %s', (language) => {
  const says = spoken[language];
  const frame = `<html lang="${language}" dir="${says.dir}">`;
  const page = (path: string) => `${siteUrl}/${language}/${path}`;

  it('gets every email about their inquiry in that language, with links to its pages', async () => {
    const { id, email, reference } = await inquiry(language);
    const shown = language === 'ar' ? isolate(reference) : reference;
    const receipt = lastTo(email);
    expect(receipt.subject).toBe(`${says.receipt} (${shown})`);
    expect(receipt.html).toContain(frame);
    for (const body of [receipt.text, receipt.html]) expect(body).toContain(page('my-inquiry#'));
    const token = /my-inquiry#([\w-]+)/.exec(receipt.text)?.[1];
    const opened = await fixture.call('my-inquiry', { body: { action: 'read', token } });
    expect(opened.answer).toMatchObject({ success: true, inquiry: { language } });

    await fixture.call('my-inquiry', { body: { action: 'renew', email } });
    await vi.waitFor(() => expect(lastTo(email).subject).toBe(`${says.link} ${shown}`), {
      timeout: 5000,
    });
    expect(lastTo(email).text).toContain(page('my-inquiry#'));

    const ended = new Date(Date.now() - 5 * 86_400_000).toISOString().slice(0, 10);
    await fixture.project.sql(
      `update public.contact_submissions set status = 'won', trip_ended_on = $2,
        assignee_id = (select user_id from public.staff_roles limit 1) where id = $1`,
      [id, ended],
    );
    await fixture.drain();
    expect(lastTo(email).subject).toBe(says.review);
    expect(lastTo(email).html).toContain(page('review#'));
  });

  it('subscribes with the consent of that language, and is welcomed in it', async () => {
    const email = `amel-${crypto.randomUUID()}@example.org`;
    const body = { email, consentVersion: '2026-11', locale: language, website: '' };
    await fixture.call('newsletter-subscribe', { body });
    await vi.waitFor(() => expect(fixture.acceptedFor(email)).toHaveLength(1));
    const { subject, text, html } = lastTo(email);
    expect(subject).toMatch(says.confirm);
    expect(text).toContain(says.consent);
    expect(html).toContain(page('newsletter/confirm#token='));
    const rows = await fixture.project.sql<{ locale: string; consent_text: string }>(
      'select locale, consent_text from public.newsletter_subscriptions where email = $1',
      [email],
    );
    expect(rows).toEqual([
      { locale: language, consent_text: expect.stringContaining(says.consent) },
    ]);

    const token = /newsletter\/confirm#token=([\w-]+)/.exec(text)?.[1];
    await fixture.call('newsletter-confirm', { body: { token } });
    await vi.waitFor(() => expect(fixture.acceptedFor(email)).toHaveLength(2));
    expect(lastTo(email).subject).toBe(says.welcome);
    expect(lastTo(email).text).toContain(page('newsletter/unsubscribe#token='));
  });
});
