import { isCalendarDay } from '@expat-buddy/domain/dates/calendar-day';
import { Box } from '@mui/material';
import { useState } from 'react';
import { t } from '#i18n/t.ts';
import { ActionDialog } from '#ui/ActionDialog.tsx';
import { DateField } from '#ui/inputs/DateField.tsx';

export type DayRange = { first: string; last: string };

type PeriodDialogProps = {
  range: DayRange;
  onChoose: (range: DayRange) => void;
  onClose: () => void;
};

/** Asks for the first and the last day of a period. */
export function PeriodDialog({ range, onChoose, onClose }: PeriodDialogProps) {
  const [{ first, last }, setRange] = useState(range);
  const isWhole = isCalendarDay(first) && isCalendarDay(last);
  const isBackward = isWhole && last < first;
  return (
    <ActionDialog
      title={t('Received between')}
      confirmLabel={t('Show')}
      isIncomplete={!isWhole || isBackward}
      onConfirm={async () => onChoose({ first, last })}
      onClose={onClose}
    >
      <Box sx={{ display: 'flex', gap: 2, pt: 1 }}>
        <DateField
          type="date"
          label={t('From')}
          value={first}
          onChange={({ target }) => setRange({ first: target.value, last })}
        />
        <DateField
          type="date"
          label={t('To (day)')}
          value={last}
          onChange={({ target }) => setRange({ first, last: target.value })}
          error={isBackward}
          helperText={isBackward ? t('Before the first day') : undefined}
          htmlInput={{ min: first }}
        />
      </Box>
    </ActionDialog>
  );
}
