import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInSite } from '#testing/render-site.tsx';
import { openAnswersToPrint } from './print-answers.ts';

it('opens closed answers while the page is printed, and only those are closed after it', async () => {
  openAnswersToPrint();
  await renderInSite(
    <>
      <details>
        <summary>Is it safe?</summary>Yes.
      </details>
      <details open>
        <summary>Can I pay here?</summary>No.
      </details>
    </>,
  );
  await expect.element(page.getByText('Is it safe?')).toBeVisible();
  const openAnswers = () =>
    [...document.querySelectorAll('details[open]')].map(({ textContent }) => textContent);
  window.dispatchEvent(new Event('beforeprint'));
  expect(openAnswers()).toEqual(['Is it safe?Yes.', 'Can I pay here?No.']);
  window.dispatchEvent(new Event('afterprint'));
  expect(openAnswers()).toEqual(['Can I pay here?No.']);
});
