import { calendarDayOf } from '@expat-buddy/domain/dates/calendar-day';
import { dayRange } from '@expat-buddy/domain/format/day';
import { OFFICE_TIME_ZONE } from '@expat-buddy/domain/site-settings/opening-hours';
import { Chip, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { locale } from '#i18n/locale.ts';
import { t } from '#i18n/t.ts';
import { endOfDay, periods, startOfDay } from '../submission-views.ts';
import { type DayRange, PeriodDialog } from './PeriodDialog.tsx';

const FROM = 'created_at@gte';
const UNTIL = 'created_at@lt';
const CUSTOM = 'custom';

const dayOf = (at: number) => calendarDayOf(new Date(at), OFFICE_TIME_ZONE);

/** The days that the filter names, in Algiers. */
function rangeOf(filter: Record<string, unknown>): DayRange | undefined {
  const { [FROM]: from, [UNTIL]: until } = filter;
  if (typeof from !== 'string' || typeof until !== 'string') return undefined;
  return { first: dayOf(Date.parse(from)), last: dayOf(Date.parse(until) - 1) };
}

/** When inquiries were received: a usual period, or the days that somebody or a figure has chosen. */
export function ReceivedFilter() {
  const { filterValues, setFilters } = useListContext();
  const [isChoosing, setChoosing] = useState(false);
  const { [FROM]: _from, [UNTIL]: _until, period, ...rest } = filterValues;
  const range = rangeOf(filterValues);
  const dialog = isChoosing && (
    <PeriodDialog
      range={range ?? { first: dayOf(Date.now()), last: dayOf(Date.now()) }}
      onChoose={({ first, last }) =>
        setFilters({ ...rest, [FROM]: startOfDay(first), [UNTIL]: endOfDay(last) })
      }
      onClose={() => setChoosing(false)}
    />
  );
  if (range) {
    const { first, last } = range;
    return (
      <>
        <Chip
          label={t('Received {when}', {
            when: dayRange(first, last, locale.language, { month: 'short' }),
          })}
          onClick={() => setChoosing(true)}
          onDelete={() => setFilters(rest)}
          variant="outlined"
        />
        {dialog}
      </>
    );
  }
  return (
    <>
      <TextField
        select
        label={t('Received')}
        value={periods.some(({ id }) => id === period) ? period : ''}
        onChange={({ target }) => {
          if (target.value === CUSTOM) setChoosing(true);
          else setFilters({ ...rest, ...(target.value && { period: target.value }) });
        }}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        sx={{ m: 0, width: 'auto', minWidth: 130, flex: { xs: '1 1 40%', sm: '0 0 auto' } }}
      >
        <MenuItem value="">{t('Any time')}</MenuItem>
        {periods.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
        <MenuItem value={CUSTOM}>{t('Choose days …')}</MenuItem>
      </TextField>
      {dialog}
    </>
  );
}
