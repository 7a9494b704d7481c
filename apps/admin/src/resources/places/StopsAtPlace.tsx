import { Box, Link as MuiLink, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { t } from '#i18n/t.ts';
import { toDataError } from '#providers/data/database-errors.ts';
import { supabase } from '#providers/supabase.ts';
import { LoadFailed } from '#ui/page/LoadFailed.tsx';
import { editPath } from '#ui/record-paths.ts';

async function readStops(id: string) {
  const { data, error, status } = await supabase.rpc('stops_at_place', { of_place: id });
  if (error) throw toDataError({ status, body: error });
  return [...Map.groupBy(data, ({ travel_id }) => travel_id)].map(([travelId, days]) => ({
    id: travelId,
    title: days[0]?.title,
    days: days.map(({ day_number }) => day_number),
  }));
}

const formatDays = (days: readonly number[]) =>
  t('{count, plural, one {day {days}} other {days {days}}}', {
    count: days.length,
    days: days.join(', '),
  });

/** The travels with a day that stops at the place. */
export function StopsAtPlace() {
  const record = useRecordContext();
  const id = String(record?.id);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['places', 'stops', id, record?.name],
    queryFn: () => readStops(id),
  });
  return (
    <Box component="section" aria-labelledby="stops-at-place" sx={{ mt: 2 }}>
      <Typography variant="h2" id="stops-at-place">
        {t('Where it is a stop')}
      </Typography>
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {isPending && <Skeleton height={48} role="status" aria-label={t('Loading')} />}
      {data?.length === 0 && (
        <Typography color="text.secondary">{t('No travel stops here yet.')}</Typography>
      )}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {data?.map((travel) => (
          <li key={travel.id}>
            <MuiLink component={Link} to={`${editPath('travels', travel.id)}#days`}>
              {travel.title}
            </MuiLink>
            {`, ${formatDays(travel.days)}`}
          </li>
        ))}
      </Box>
    </Box>
  );
}
