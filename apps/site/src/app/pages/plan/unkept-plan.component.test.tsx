import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import AddToPlan from '#features/plan/add-to-plan.tsx';
import { fakeApi } from '#testing/fake-api.ts';
import { renderInSite, renderPage } from '#testing/render-site.tsx';

/** A browser that refuses site data. */
beforeEach(() => {
  fakeApi().answer('travels', []);
  const refuse = () => {
    throw new DOMException('The request was denied.', 'SecurityError');
  };
  const methods = ['getItem', 'setItem', 'removeItem'] as const;
  const refusals = methods.map((method) =>
    vi.spyOn(Storage.prototype, method).mockImplementation(refuse),
  );
  onTestFinished(() => {
    for (const refusal of refusals) refusal.mockRestore();
  });
});

it('does not promise to keep a plan', async () => {
  await renderPage('/plan');
  await expect.element(page.getByText('Nothing is in your plan yet.')).toBeVisible();
  await expect.element(page.getByText(/forgets a plan when you reload/)).toBeVisible();
  await expect.element(page.getByText(/stays in this browser/)).not.toBeInTheDocument();
});

it('says that a plan is not kept, and offers its link', async () => {
  await renderInSite(<AddToPlan kind="travel" id="oran" title="Oran" />);
  await page.getByRole('button', { name: 'Add to plan' }).click();
  await expect.element(page.getByText(/This browser cannot save it/)).toBeVisible();

  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  onTestFinished(() => copy.mockRestore());
  await renderPage('/plan');
  await expect.element(page.getByText(/^This browser cannot save your plan/)).toBeVisible();
  await page.getByRole('button', { name: 'Get the link' }).click();
  await expect.poll(() => copy.mock.lastCall).toEqual([expect.stringMatching(/\/plan#plan=/)]);
});

it('does not call the device full, or say how to save a page', async () => {
  await renderPage('/saved');
  await expect.element(page.getByText(/cannot save pages for offline use/)).toBeVisible();
});
