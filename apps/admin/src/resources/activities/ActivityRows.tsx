import { Box, List, ListItem, ListItemButton, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { PublicationState } from '#features/record-editing/publication/PublicationState.tsx';
import { TranslationMark } from '#features/record-editing/translations/TranslationMark.tsx';
import { useShownNames } from '#features/record-editing/translations/use-shown-names.ts';
import { shownCompleteness } from '#features/trip-details/shown-completeness.ts';
import { t } from '#i18n/t.ts';
import { imageUrl } from '#providers/image-url.ts';
import { SelectRow } from '#ui/list/SelectRows.tsx';
import { Picture } from '#ui/Picture.tsx';
import { editPath } from '#ui/record-paths.ts';
import type { ListedActivity } from './listed-activity.ts';
import { useCategories } from './use-categories.ts';

export function ActivityRows() {
  const { data } = useListContext<ListedActivity>();
  const shownName = useShownNames('activities');
  const { nameOf } = useCategories();
  return (
    <List disablePadding aria-label={t('Activities')}>
      {data?.map((activity) => (
        <ListItem key={activity.id} disablePadding divider>
          <SelectRow id={activity.id} name={shownName(activity.id, activity.title)} />
          <ListItemButton
            component={Link}
            to={editPath('activities', activity.id)}
            sx={{ gap: 1.5, py: 1.5, pl: 0, minWidth: 0 }}
          >
            <Picture src={imageUrl(activity.image)} width={72} />
            <Box sx={{ minWidth: 0 }}>
              <Typography sx={{ fontWeight: 500 }}>
                {shownName(activity.id, activity.title)}
              </Typography>
              <Box
                sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 0.5 }}
              >
                <PublicationState table="activities" record={activity} />
                <Typography variant="body2" color="text.secondary">
                  {t('{category} · answers: {completeness}', {
                    category: nameOf(activity.category_id),
                    completeness: shownCompleteness(activity.completeness, 'activities'),
                  })}
                </Typography>
                <TranslationMark table="activities" id={activity.id} />
              </Box>
            </Box>
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
