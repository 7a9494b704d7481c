import { formatEventDays } from '@expat-buddy/domain/event/state';
import { Box, Button, Typography } from '@mui/material';
import { useFormContext, useWatch } from 'react-hook-form';
import { locale } from '#i18n/locale.ts';
import { t } from '#i18n/t.ts';
import { DayInput } from '#ui/inputs/DayInput.tsx';
import { TimeInput } from '#ui/inputs/TimeInput.tsx';
import { eventLabels } from './event-form.ts';

const pairs = { display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } } as const;
const asDay = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

export function EventDaysInput() {
  const { setValue } = useFormContext();
  const [starts_on, ends_on] = (useWatch({ name: ['starts_on', 'ends_on'] }) as unknown[]).map(
    asDay,
  );
  const shownDays = formatEventDays(
    { starts_on: starts_on ?? null, ends_on: ends_on ?? null },
    locale.language,
  );
  const clear = () => {
    const open = { starts_on: null, ends_on: null, start_time: '', end_time: '' };
    for (const [field, nothing] of Object.entries(open)) {
      setValue(field, nothing, { shouldDirty: true, shouldValidate: true });
    }
  };
  return (
    <div>
      <Box sx={pairs}>
        <DayInput
          source="starts_on"
          label={eventLabels.starts_on}
          helperText={t('Leave empty if to be announced.')}
        />
        <DayInput
          source="ends_on"
          label={eventLabels.ends_on}
          helperText={t('Leave empty for a one-day event.')}
        />
        <TimeInput
          source="start_time"
          label={eventLabels.start_time}
          helperText={t('On the first day, Algiers time.')}
        />
        <TimeInput
          source="end_time"
          label={eventLabels.end_time}
          helperText={t('On the last day, Algiers time.')}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="body2" role="status">
          {t('Visitors see “{shownDays}”.', { shownDays: shownDays ?? t('Dates to be announced') })}
        </Typography>
        {shownDays && (
          <Button size="small" onClick={clear}>
            {t('The dates are open again')}
          </Button>
        )}
      </Box>
    </div>
  );
}
