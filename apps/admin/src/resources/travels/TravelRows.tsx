import { Box, List, ListItem, ListItemButton, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { PublicationState } from '#features/record-editing/publication/PublicationState.tsx';
import { TranslationMark } from '#features/record-editing/translations/TranslationMark.tsx';
import { useShownNames } from '#features/record-editing/translations/use-shown-names.ts';
import { shownCompleteness } from '#features/trip-details/shown-completeness.ts';
import { t } from '#i18n/t.ts';
import { shownNameOf } from '#providers/data/shown-name.ts';
import { imageUrl } from '#providers/image-url.ts';
import { SelectRow } from '#ui/list/SelectRows.tsx';
import { Picture } from '#ui/Picture.tsx';
import { editPath, fromList } from '#ui/record-paths.ts';
import type { ListedTravel } from './travel-record.ts';

export function TravelRows() {
  const { data } = useListContext<ListedTravel>();
  const shownName = useShownNames('travels');
  return (
    <List disablePadding aria-label={t('Travels')}>
      {data?.map((travel) => (
        <ListItem key={travel.id} disablePadding divider>
          <SelectRow id={travel.id} name={shownName(travel.id, travel.title)} />
          <ListItemButton
            component={Link}
            to={editPath('travels', travel.id)}
            state={fromList}
            sx={{ gap: 1.5, py: 1.5, pl: 0, minWidth: 0 }}
          >
            <Picture src={imageUrl(travel.imageUrl)} width={72} />
            <Box sx={{ minWidth: 0 }}>
              <Typography sx={{ fontWeight: 500 }}>{shownName(travel.id, travel.title)}</Typography>
              <Box
                sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 0.5 }}
              >
                <PublicationState table="travels" record={travel} />
                <Typography variant="body2" color="text.secondary">
                  {[
                    travel.region && shownNameOf(travel.region),
                    travel.price,
                    t('answers: {completeness}', {
                      completeness: shownCompleteness(travel.completeness, 'travels'),
                    }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Typography>
                <TranslationMark table="travels" id={travel.id} />
              </Box>
            </Box>
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
