import { nameKey } from '@expat-buddy/domain/place/name-key';
import { Box, Link as MuiLink, Typography } from '@mui/material';
import { MapPinOff } from 'lucide-react';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { t } from '#i18n/t.ts';
import { EVERY_ROW } from '#providers/data/long-page.ts';
import { asLines } from '#ui/inputs/form-text.ts';
import { slugOf } from '#ui/inputs/slug.ts';
import { addPath } from '#ui/record-paths.ts';

type Place = { id: string; name: string };

function addNamed(name: string): string {
  const source = JSON.stringify({ name, id: slugOf(name) });
  return `${addPath('places')}?${new URLSearchParams({ source })}`;
}

/** The stops that the route map leaves out, with a link that adds each as a place in a new tab. */
export function UnknownStops({ stops }: { stops: readonly string[] }) {
  const { data: places } = useGetList<Place>(
    'places',
    {
      pagination: EVERY_ROW,
      sort: { field: 'name', order: 'ASC' },
      filter: {},
      meta: { columns: 'id,name' },
    },
    { refetchOnWindowFocus: 'always' },
  );
  if (!places) return null;
  const known = new Set(places.map(({ name }) => nameKey(name)));
  const unknown = new Map(
    asLines(stops).flatMap((stop) => (known.has(nameKey(stop)) ? [] : [[nameKey(stop), stop]])),
  );
  return [...unknown.values()].map((stop) => (
    <Typography
      key={stop}
      variant="body2"
      color="text.secondary"
      sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}
    >
      <MapPinOff size={16} aria-hidden="true" />
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {t('{stop}: not on the map.', { stop })}{' '}
        <MuiLink component={Link} to={addNamed(stop)} target="_blank">
          {t('Add {stop} as a place', { stop })}
        </MuiLink>
      </Box>
    </Typography>
  ));
}
