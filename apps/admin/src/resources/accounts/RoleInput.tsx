import type { StaffRole } from '@expat-buddy/domain/account/staff-role';
import {
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { t } from '#i18n/t.ts';
import { roleDescriptions, roleName } from './account.ts';

type RoleInputProps<Choice extends StaffRole | null> = {
  choices: readonly Choice[];
  value: Choice;
  onChange: (role: Choice) => void;
};

const keyOf = (role: StaffRole | null) => role ?? 'none';

export function RoleInput<Choice extends StaffRole | null>(props: RoleInputProps<Choice>) {
  const { choices, value, onChange } = props;
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id} sx={{ fontSize: '0.875rem' }}>
        {t('Role')}
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={keyOf(value)}
        onChange={(_event, key) => {
          const chosen = choices.find((choice) => keyOf(choice) === key);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {choices.map((choice) => (
          <FormControlLabel
            key={keyOf(choice)}
            value={keyOf(choice)}
            control={
              <Radio
                sx={{ mt: -0.75 }}
                slotProps={{
                  input: {
                    'aria-labelledby': `${id}-${keyOf(choice)}`,
                    'aria-describedby': `${id}-${keyOf(choice)}-description`,
                  },
                }}
              />
            }
            label={
              <>
                <Typography
                  component="span"
                  id={`${id}-${keyOf(choice)}`}
                  sx={{ display: 'block', fontWeight: 500 }}
                >
                  {roleName(choice)}
                </Typography>
                <Typography
                  component="span"
                  id={`${id}-${keyOf(choice)}-description`}
                  variant="body2"
                  color="text.secondary"
                >
                  {roleDescriptions[keyOf(choice)]}
                </Typography>
              </>
            }
            sx={{ alignItems: 'start', mt: 1.25, mr: 0 }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
