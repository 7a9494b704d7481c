import { Autocomplete, InputBase, MenuItem, TextField, ThemeProvider } from '@mui/material';
import { createTheme } from '@mui/material/styles';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { themeOptions } from './theme.ts';

it.each(['light', 'dark'] as const)('has 16 px in every field of a phone: %s', async (scheme) => {
  await page.viewport(390, 844);
  const { container } = await render(
    <ThemeProvider theme={createTheme(themeOptions(scheme))}>
      <TextField label="One line" />
      <TextField label="Small" size="small" />
      <TextField label="Lines" multiline />
      <TextField label="Choice" select value="a">
        <MenuItem value="a">A</MenuItem>
      </TextField>
      <Autocomplete options={[]} renderInput={(input) => <TextField {...input} label="Search" />} />
      <InputBase placeholder="Bare" />
    </ThemeProvider>,
  );
  const fields = [
    ...container.querySelectorAll(
      'input:not([aria-hidden=true]), textarea:not([aria-hidden=true]), [role=combobox]',
    ),
  ];
  expect(fields.length).toBeGreaterThan(5);
  for (const field of fields) expect(getComputedStyle(field).fontSize).toBe('16px');
});
