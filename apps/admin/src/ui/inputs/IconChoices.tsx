import { Box, FormHelperText, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useInput } from 'react-admin';
import { t } from '#i18n/t.ts';
import { errorMessage } from './form-text.ts';

const choice = {
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: 0.5,
  py: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  cursor: 'pointer',
  fontSize: '0.8125rem',
  '&:has(:checked)': {
    borderColor: 'primary.main',
    color: 'primary.main',
    boxShadow: 'inset 0 0 0 1px',
  },
  '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;

type IconChoicesProps = {
  source: string;
  choices: readonly { name: string; label: string }[];
  iconOf: (name: string) => ReactNode;
  /** The icon that the site shows for an unknown name. */
  shownFor: (name: string) => string;
};

export function IconChoices({ source, choices, iconOf, shownFor }: IconChoicesProps) {
  const { field, fieldState } = useInput<string>({ source });
  const id = useId();
  const isUnknown = Boolean(field.value) && !choices.some(({ name }) => name === field.value);
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="body2" color="text.secondary" sx={{ mb: 1, p: 0 }}>
        {t('Icon')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
        }}
      >
        {choices.map(({ name, label }) => (
          <Box component="label" key={name} sx={choice}>
            <Box
              component="input"
              type="radio"
              name={`${id}-icon`}
              checked={field.value === name}
              onChange={() => field.onChange(name)}
              onBlur={field.onBlur}
              // Covers the whole option, where touch screen readers look for it.
              sx={{
                position: 'absolute',
                inset: 0,
                width: '100%',
                height: '100%',
                m: 0,
                opacity: 0,
                cursor: 'pointer',
              }}
            />
            {iconOf(name)}
            {label}
          </Box>
        ))}
      </Box>
      {isUnknown && (
        <FormHelperText>
          {t('“{value}” is not one of these, so the site shows {value2}.', {
            value: field.value,
            value2: shownFor(field.value),
          })}
        </FormHelperText>
      )}
      {fieldState.error && <FormHelperText error>{errorMessage(fieldState.error)}</FormHelperText>}
    </Box>
  );
}
