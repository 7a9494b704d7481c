import { OFFICE_TIME_ZONE } from '@expat-buddy/domain/site-settings/opening-hours';
import { Chip } from '@mui/material';
import { useListContext } from 'react-admin';
import { formatMoment } from '#ui/format-moment.ts';

const FROM = 'created_at@gte';
const UNTIL = 'created_at@lt';
const day = new Intl.DateTimeFormat('en-GB', {
  timeZone: OFFICE_TIME_ZONE,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** The period that a figure of the dashboard has set. */
export function PeriodFilter() {
  const { filterValues, setFilters } = useListContext();
  const { [FROM]: from, [UNTIL]: until, ...rest } = filterValues;
  if (typeof from !== 'string' || typeof until !== 'string') return null;
  const last = formatMoment(day, Date.parse(until) - 1);
  return (
    <Chip
      label={`Received ${formatMoment(day, from)} – ${last}`}
      onDelete={() => setFilters(rest)}
      variant="outlined"
    />
  );
}
