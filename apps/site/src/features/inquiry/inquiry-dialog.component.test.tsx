import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { handOverInput } from '#lib/storage/unsent-input.ts';
import { type FakeApi, fakeApi } from '#testing/fake-api.ts';
import { listenToPage } from '#testing/live-region.ts';
import { renderInSite } from '#testing/render-site.tsx';
import { setTimeZone } from '#testing/time-zone.ts';
import { InquiryButton } from './inquiry-button.tsx';
import { dialogDraftKey, rememberSender } from './inquiry-drafts.ts';

let api: FakeApi;
const opener = page.getByRole('main').getByRole('button', { name: 'Send Inquiry' });
const dialog = page.getByRole('dialog', { name: 'Contact Us' });
const name = dialog.getByPlaceholder('Your name');
const email = dialog.getByPlaceholder('Your email');
const message = dialog.getByLabelText('Message');
const submit = dialog.getByRole('button', { name: 'Send Inquiry' });
const departure = dialog.getByRole('button', { name: 'Departure Date' }).first();

beforeEach(() => {
  rememberSender(undefined);
  api = fakeApi();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-15T12:00:00') });
});

/** A unique title for each test, because the draft of a dialog belongs to its subject. */
async function renderButton() {
  const title = crypto.randomUUID();
  await renderInSite(
    <InquiryButton
      inquiry={{ serviceType: 'general', activities: [{ id: title, title }], showDates: true }}
    >
      Send Inquiry
    </InquiryButton>,
  );
}

async function openDialog() {
  await renderButton();
  await opener.click();
  await expect.element(dialog).toBeVisible();
}

async function fillIn(address: string) {
  await name.fill('Amel');
  await email.fill(address);
  await message.fill('We would like to walk in spring.');
}

const day = (label: RegExp | string) => page.getByRole('button', { name: label });

it('shows the ring of the button that gets the focus back after a key only', async () => {
  await renderButton();
  const focus = vi.spyOn(opener.element() as HTMLElement, 'focus');
  await opener.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(opener).toHaveFocus();
  expect(focus).toHaveBeenLastCalledWith({ focusVisible: false });
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();
  expect(focus).toHaveBeenLastCalledWith({ focusVisible: true });
});

it('says which fields are required, and at the button that it was sent, with the reference', async () => {
  await openDialog();
  for (const field of [name, email, message]) {
    await expect.element(field).toHaveAttribute('aria-required', 'true');
  }
  const heard = listenToPage();
  await fillIn('amel@example.org');
  await submit.click();
  await expect.element(opener).toHaveFocus();
  await expect.element(opener).toHaveAccessibleDescription(/^Sent, reference [\dA-F]{8}\.$/);
  expect(heard).toContain('Sending...');
});

describe('a validation error', () => {
  it('is shown at each field', async () => {
    await openDialog();
    await name.fill(' A ');
    await email.fill('amel@nowhere');
    await message.fill('too short');
    await submit.click();
    for (const error of [
      'Name must be at least 2 characters.',
      'Please enter a valid email address.',
      'Message must be at least 10 characters.',
    ]) {
      await expect.element(dialog.getByText(error)).toBeVisible();
    }
    await expect.element(name).toHaveFocus();
    await expect
      .element(dialog.getByRole('status').getByText('3 fields need another look.'))
      .toBeVisible();
  });

  it('includes a return before the departure', async () => {
    await openDialog();
    await fillIn('amel@example.org');
    for (const [field, label] of [
      ['Departure Date', /20 March 2027/],
      ['Return Date', /21 March 2027/],
      ['Departure Date', /25 March 2027/],
    ] as const) {
      await dialog
        .getByRole('button', { name: `${field} ` })
        .first()
        .click();
      await day(label).click();
    }
    await submit.click();
    await expect
      .element(dialog.getByText('Return date cannot be before the departure date.'))
      .toBeVisible();
    await expect
      .element(dialog.getByRole('button', { name: 'Return Date 21 Mar 2027' }))
      .toHaveFocus();
  });
});

describe.each([
  { screen: 'desktop', width: 1280, height: 800 },
  { screen: 'phone', width: 412, height: 839 },
])('the calendar on a $screen', ({ width, height }) => {
  it('offers days from today on, and no return before the departure', async () => {
    await page.viewport(width, height);
    onTestFinished(() => page.viewport(1280, 800));
    await openDialog();
    await departure.click();
    await expect.element(day(/14 March 2027/)).toBeDisabled();
    await day(/20 March 2027/).click();
    await dialog.getByRole('button', { name: 'Return Date' }).click();
    await expect.element(day(/19 March 2027/)).toBeDisabled();
    await expect.element(day(/20 March 2027/)).toBeEnabled();
    await page.getByRole('combobox', { name: 'Year' }).selectOptions('2028');
    await page.getByRole('combobox', { name: 'Month' }).selectOptions('October');
    await day(/, 9 October 2028/).click();
    await expect
      .element(dialog.getByRole('button', { name: 'Return Date 9 Oct 2028' }))
      .toHaveFocus();
  });
});

it.each([
  ['Africa/Algiers', 15],
  ['Pacific/Kiritimati', 16],
  ['America/Los_Angeles', 15],
  ['Asia/Kolkata', 16],
  ['Pacific/Pago_Pago', 15],
])('offers days from the visitor’s today on in %s', async (zone, today) => {
  await setTimeZone(zone);
  // 23:30 in Algiers, which is at UTC+1 all year.
  vi.setSystemTime(new Date('2027-03-15T22:30:00Z'));
  await openDialog();
  await departure.click();
  await expect.element(day(`${today - 1} March 2027`)).toBeDisabled();
  await expect.element(day(`${today} March 2027`)).toBeEnabled();
  await day(`${today} March 2027`).click();
  await expect
    .element(dialog.getByRole('button', { name: `Departure Date ${today} Mar 2027` }))
    .toBeVisible();
});

it('can be filled in with the keyboard alone, its calendar too', async () => {
  await renderButton();
  (opener.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.keyboard('{Tab}Amel');
  await expect.element(name).toHaveValue('Amel');
  // Email, service, message, group size, then the departure.
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Tab}');
  await expect.element(departure).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(day(/15 March 2027/)).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).toBeVisible();
  await expect.element(departure).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(day(/15 March 2027/)).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
  await expect.element(departure).toMatchTextContent(/^23 Mar 2027$/);
  await expect.element(departure).toHaveFocus();
});

it('takes a date that is typed, and says why it does not', async () => {
  await openDialog();
  await departure.click();
  const typed = page.getByRole('textbox', { name: 'Type a date' });
  await typed.fill('32 March');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/^Enter day, month and year, such as/)).toBeVisible();
  await typed.fill('1/3/2027');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/^Choose a day from 15 March 2027 to/)).toBeVisible();
  await typed.fill('3 avril');
  await userEvent.keyboard('{Enter}');
  await expect.element(departure).toHaveTextContent('3 Apr 2027');
  await expect.element(departure).toHaveFocus();
  await expect.element(dialog).toBeVisible();
});

it('keeps the draft when it is closed', async () => {
  await openDialog();
  await name.fill('Amel');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(name).toHaveValue('Amel');
});

it('hands its draft over to the page in another language', async () => {
  onTestFinished(() => sessionStorage.removeItem('inquiryDrafts'));
  await openDialog();
  await name.fill('Amel');
  handOverInput('fr');
  expect(sessionStorage.getItem('inquiryDrafts')).toContain('"name":"Amel"');
});

it('finds its draft again where titles are in another language', () => {
  const keyOf = (title: string) =>
    dialogDraftKey({
      serviceType: 'trip-planner',
      serviceLabel: title,
      travels: [{ id: 'annaba', title }],
    });
  expect(keyOf('عنابة')).toBe(keyOf('Annaba'));
});

it('keeps its draft over a reload', async () => {
  onTestFinished(() => sessionStorage.removeItem('inquiryDrafts'));
  await openDialog();
  await name.fill('Lina');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(sessionStorage.getItem('inquiryDrafts')).toContain('"name":"Lina"');
});

it('offers the name and email of the last inquiry again, and keeps the offer over a reload', async () => {
  onTestFinished(() => sessionStorage.removeItem('inquiryDrafts'));
  await openDialog();
  const offer = dialog.getByRole('button', { name: 'Fill in again: Amel, again@example.org' });
  await expect.element(offer).not.toBeInTheDocument();
  await fillIn('again@example.org');
  await submit.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await opener.click();
  await expect.element(name).toHaveValue('');
  await offer.click();
  await expect.element(name).toHaveValue('Amel');
  await expect.element(email).toHaveValue('again@example.org');
  await expect.element(message).toHaveFocus();
  await expect.element(offer).not.toBeInTheDocument();
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(JSON.parse(sessionStorage.getItem('inquiryDrafts') ?? '')).toMatchObject({
    sender: { name: 'Amel', email: 'again@example.org' },
  });
});

it('is closed by Back, which leaves the page as it is', async () => {
  await renderButton();
  const address = location.href;
  await opener.click();
  await expect.element(dialog).toBeVisible();
  history.back();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  expect(location.href).toBe(address);
});

it('stays above the on-screen keyboard of a phone', async () => {
  await page.viewport(412, 839);
  onTestFinished(() => page.viewport(1280, 800));
  // Browsers under test have no such keyboard: only what it tells the page can be imitated.
  let visibleHeight = window.innerHeight;
  vi.spyOn(VisualViewport.prototype, 'height', 'get').mockImplementation(() => visibleHeight);
  onTestFinished(() => void vi.restoreAllMocks());
  await openDialog();
  (message.element() as HTMLElement).focus();
  visibleHeight = 400;
  window.visualViewport?.dispatchEvent(new Event('resize'));
  for (const part of [dialog, submit]) {
    await expect.poll(() => part.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(400);
  }
  expect(message.element().getBoundingClientRect().top + 40).toBeLessThan(400);
});

describe('when the API fails', () => {
  const toast = page.getByText('Failed to save your inquiry. Please try again.');

  it('keeps the input of an inquiry that is not saved', async () => {
    api.fail('contact_submissions');
    await openDialog();
    await fillIn('amel@example.org');
    await submit.click();
    await expect.element(toast).toBeVisible();
    await expect.element(submit).toBeEnabled();
    const [text, button] = [toast, submit].map((shown) => shown.element().getBoundingClientRect());
    if (!text || !button) throw new Error('The toast and the button are not there together.');
    const isAbove = text.bottom < button.top;
    const isBeside = text.right < button.left;
    expect(isAbove || isBeside, 'the toast leaves the button free').toBe(true);
    await expect.element(email).toHaveValue('amel@example.org');
  });

  it('does not treat a refused connection as offline', async () => {
    api.fail('contact_submissions', 'refuses the connection');
    await openDialog();
    await fillIn('amel@example.org');
    await submit.click();
    await expect.element(toast).toBeVisible();
    await expect.element(submit).toBeEnabled();
    await expect.element(email).toHaveValue('amel@example.org');
    await expect.element(page.getByText('You are offline.')).not.toBeInTheDocument();
  });

  it('confirms an inquiry that is saved but not emailed', async () => {
    api.fail('send-email');
    await openDialog();
    await fillIn('amel@example.org');
    await submit.click();
    await expect.element(page.getByText('Inquiry Sent', { exact: true })).toBeVisible();
    expect(api.postedTo('contact_submissions')).toHaveLength(1);
  });
});
