import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { addressOf } from '#providers/paths.ts';
import { RequestLinkForm } from './RequestLinkForm.tsx';

afterEach(() => vi.restoreAllMocks());

it('asks for the email in the language of the screen', async () => {
  const asked: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation((input) => {
    asked.push(new Request(input).url);
    return Promise.resolve(Response.json({}));
  });
  await render(<RequestLinkForm submitLabel="Send" />);
  await page.getByLabelText('Email').fill('amina@example.org');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByRole('status')).toBeVisible();
  const [redirectTo] = asked.map((url) => new URL(url).searchParams.get('redirect_to'));
  expect(redirectTo).toBe(`${window.location.origin}${addressOf('/reset-password')}?language=en`);
});
