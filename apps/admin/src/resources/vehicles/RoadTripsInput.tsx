import type { PublicationStatus } from '@expat-buddy/domain/publication-status';
import { Box, Checkbox, FormControlLabel, Skeleton, Typography } from '@mui/material';
import { useGetList, useInput } from 'react-admin';
import { t } from '#i18n/t.ts';
import { EVERY_ROW } from '#providers/data/long-page.ts';
import { readOptions } from '#providers/read-options.ts';
import { PublicationField } from '#ui/PublicationField.tsx';
import { LoadFailed } from '#ui/page/LoadFailed.tsx';

type RoadTrip = { id: string; title: string; status: PublicationStatus };

// Road trips are the travels whose main type has this id (domain: travel/road-trip).
const ROAD_TRIP = 'road-trip';

export function RoadTripsInput() {
  const { field } = useInput<string[]>({ source: 'travel_ids', defaultValue: [] });
  const chosen = new Set(Array.isArray(field.value) ? field.value : []);
  const { data, error, isPending, refetch } = useGetList<RoadTrip>(
    'travels',
    {
      pagination: EVERY_ROW,
      sort: { field: 'title', order: 'ASC' },
      filter: { type: ROAD_TRIP },
      meta: { columns: 'id,title,status' },
    },
    readOptions,
  );
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (isPending) return <Skeleton height={120} role="status" aria-label={t('Loading')} />;
  const toggle = (id: string) => {
    if (!chosen.delete(id)) chosen.add(id);
    field.onChange([...chosen].sort());
  };
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="body2" color="text.secondary" sx={{ p: 0, mb: 1 }}>
        {t('Road trips it is suited to. Each page links to the other.')}
      </Typography>
      {data.length === 0 && t('There are no road trips yet: travels of the type Road Trip.')}
      {data.map(({ id, title, status }) => (
        <Box key={id} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <FormControlLabel
            control={<Checkbox checked={chosen.has(id)} onChange={() => toggle(id)} />}
            label={title}
          />
          {status !== 'published' && <PublicationField status={status} />}
        </Box>
      ))}
    </Box>
  );
}
