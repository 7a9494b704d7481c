import type { OpeningTime } from '@expat-buddy/domain/site-settings/opening-hours';
import { Box, FormHelperText, Typography } from '@mui/material';
import { useInput } from 'react-admin';
import { t } from '#i18n/t.ts';
import { errorMessage } from '#ui/inputs/form-text.ts';
import { TimeSpansInput } from './TimeSpansInput.tsx';

// `weekday` is the stored number.
const weekdays = [
  { weekday: 0, name: t('Sunday') },
  { weekday: 1, name: t('Monday') },
  { weekday: 2, name: t('Tuesday') },
  { weekday: 3, name: t('Wednesday') },
  { weekday: 4, name: t('Thursday') },
  { weekday: 5, name: t('Friday') },
  { weekday: 6, name: t('Saturday') },
] as const;

export function OpeningHoursInput() {
  const { field, fieldState } = useInput<OpeningTime[]>({
    source: 'opening_hours',
    defaultValue: [],
  });
  const hours = Array.isArray(field.value) ? field.value : [];
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, mt: 1, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="body2" color="text.secondary" sx={{ p: 0, mb: 1 }}>
        {t(
          'Opening hours, Algiers time. The contact page shows them and says whether you are open now.',
        )}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {weekdays.map(({ weekday, name }) => {
          const times = hours.filter((time) => time.weekday === weekday);
          return (
            <Box
              component="li"
              key={name}
              sx={{
                display: 'grid',
                gridTemplateColumns: { xs: '1fr', sm: '120px 1fr' },
                alignItems: 'center',
                gap: 0.5,
                py: 0.75,
                borderBottom: 1,
                borderColor: 'divider',
              }}
            >
              <Typography sx={{ fontWeight: 500 }}>{name}</Typography>
              <TimeSpansInput
                name={name}
                times={times}
                onChange={(changed) =>
                  field.onChange([
                    ...hours.filter((time) => time.weekday !== weekday),
                    ...changed.map((time) => ({ ...time, weekday })),
                  ])
                }
              />
            </Box>
          );
        })}
      </Box>
      {fieldState.error && <FormHelperText error>{errorMessage(fieldState.error)}</FormHelperText>}
    </Box>
  );
}
