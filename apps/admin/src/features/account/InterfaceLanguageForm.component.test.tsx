import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as language from '#i18n/interface-language.ts';
import { InterfaceLanguageForm } from './InterfaceLanguageForm.tsx';

vi.mock('#i18n/interface-language.ts', { spy: true });

it('changes to the language that is chosen', async () => {
  vi.mocked(language.changeInterfaceLanguage).mockImplementation(() => {});
  await render(<InterfaceLanguageForm />);
  const select = page.getByRole('combobox', { name: 'Language of the back office' });
  await expect.element(select).toHaveTextContent('English');
  await userEvent.click(select);
  await userEvent.click(page.getByRole('option', { name: 'Français' }));
  expect(language.changeInterfaceLanguage).toHaveBeenCalledWith('fr');
});
