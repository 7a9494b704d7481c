import { IconButton, InputAdornment, TextField, type TextFieldProps } from '@mui/material';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { t } from '#i18n/t.ts';

export function PasswordField(props: Omit<TextFieldProps, 'type' | 'slotProps'>) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={isShown ? t('Hide password') : t('Show password')}
                onClick={() => setShown(!isShown)}
              >
                <Icon size={18} aria-hidden="true" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
