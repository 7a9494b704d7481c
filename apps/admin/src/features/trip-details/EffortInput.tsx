import { efforts } from '@expat-buddy/domain/trip/choices';
import type { Effort } from '@expat-buddy/domain/trip/types';
import {
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { useInput } from 'react-admin';
import { t } from '#i18n/t.ts';
import { errorMessage } from '#ui/inputs/form-text.ts';
import { effortNames } from './trip-choices.ts';
import { tripLabels } from './trip-form.ts';

type Choice = Effort | '';

/** As visitors read it. */
const explained: Readonly<Record<Choice, readonly [name: string, meaning: string]>> = {
  '': [t('Not stated'), t('Visitors read “Ask us”.')],
  easy: [effortNames.easy, t('Short walks in ordinary shoes, with breaks whenever you like.')],
  moderate: [
    effortNames.moderate,
    t('A few hours on your feet each day, some of them uphill or on sand.'),
  ],
  demanding: [
    effortNames.demanding,
    t('Whole days on foot over rough ground. You walk in the hills regularly.'),
  ],
  strenuous: [
    effortNames.strenuous,
    t('Long climbs, day after day. You are fit and have done this before.'),
  ],
};
const choices: readonly Choice[] = ['', ...efforts];

export function EffortInput() {
  const { field, fieldState } = useInput<Effort | null>({ source: 'effort', defaultValue: null });
  const id = useId();
  return (
    <FormControl data-field="effort" error={fieldState.error !== undefined}>
      <FormLabel id={id} sx={{ fontSize: '0.875rem' }}>
        {tripLabels.effort}
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={field.value ?? ''}
        onChange={(_event, chosen) => field.onChange(chosen === '' ? null : chosen)}
      >
        {choices.map((choice) => (
          <FormControlLabel
            key={choice}
            value={choice}
            control={<Radio size="small" sx={{ py: 0.5 }} />}
            label={
              <>
                {explained[choice][0]}
                <Typography component="span" variant="body2" color="text.secondary">
                  {` – ${explained[choice][1]}`}
                </Typography>
              </>
            }
            sx={{ alignItems: 'start', mr: 0, '& .MuiFormControlLabel-label': { pt: 0.25 } }}
          />
        ))}
      </RadioGroup>
      <FormHelperText>{errorMessage(fieldState.error)}</FormHelperText>
    </FormControl>
  );
}
