import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LostReasonDialog } from './LostReasonDialog.tsx';

it('asks for one reason of the list', async () => {
  const choose = vi.fn();
  const close = vi.fn();
  await render(<LostReasonDialog onChoose={choose} onClose={close} />);
  const confirm = page.getByRole('button', { name: 'Set to Lost' });
  await expect.element(confirm).toBeDisabled();
  await page.getByRole('radio', { name: 'Too expensive' }).click();
  await confirm.click();
  await vi.waitFor(() => expect(close).toHaveBeenCalled());
  expect(choose.mock.calls).toEqual([['price']]);
});
