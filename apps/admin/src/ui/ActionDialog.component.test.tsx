import { AdminContext } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ActionDialog } from './ActionDialog.tsx';

const dialog = page.getByRole('dialog', { name: 'Rename it' });
const input = dialog.getByRole('textbox', { name: 'Name' });

async function renderDialog(onConfirm: () => Promise<void>, isIncomplete = false) {
  const called = { close: vi.fn(), submitOfOpener: vi.fn((event) => event.preventDefault()) };
  await render(
    <AdminContext>
      <form onSubmit={called.submitOfOpener}>
        <ActionDialog
          title="Rename it"
          confirmLabel="Rename"
          isIncomplete={isIncomplete}
          onConfirm={onConfirm}
          alternative={{ label: 'Remove', onConfirm }}
          onClose={called.close}
        >
          <input aria-label="Name" />
        </ActionDialog>
      </form>
    </AdminContext>,
  );
  return called;
}

it('confirms with Enter, and not the form that opened it', async () => {
  const onConfirm = vi.fn(async () => {});
  const { close, submitOfOpener } = await renderDialog(onConfirm);
  await input.click();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(submitOfOpener).not.toHaveBeenCalled();
});

it('stays open with the reason, whichever action failed', async () => {
  const { close } = await renderDialog(() => Promise.reject(new Error('Somebody else did.')));
  for (const name of ['Rename', 'Remove']) {
    await dialog.getByRole('button', { name }).click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('Somebody else did.');
  }
  expect(close).not.toHaveBeenCalled();
});

it('does nothing while something is missing', async () => {
  const onConfirm = vi.fn(async () => {});
  await renderDialog(onConfirm, true);
  await input.click();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('button', { name: 'Rename' })).toBeDisabled();
  expect(onConfirm).not.toHaveBeenCalled();
});
