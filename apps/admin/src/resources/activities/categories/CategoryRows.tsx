import type { ActivityCategory } from '@expat-buddy/domain/activity-category/types';
import { Box, List, ListItem, ListItemButton, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { PublicationState } from '#features/record-editing/publication/PublicationState.tsx';
import { t } from '#i18n/t.ts';
import { imageUrl } from '#providers/image-url.ts';
import { SelectRow } from '#ui/list/SelectRows.tsx';
import { Picture } from '#ui/Picture.tsx';
import { editPath } from '#ui/record-paths.ts';

export function CategoryRows() {
  const { data } = useListContext<ActivityCategory>();
  return (
    <List disablePadding aria-label={t('Activity categories')}>
      {data?.map((category) => (
        <ListItem key={category.id} disablePadding divider>
          <SelectRow id={category.id} name={category.name} />
          <ListItemButton
            component={Link}
            to={editPath('activity-categories', category.id)}
            sx={{ gap: 1.5, py: 1.5, pl: 0, minWidth: 0 }}
          >
            <Picture src={imageUrl(category.image)} width={72} />
            <Box sx={{ minWidth: 0 }}>
              <Typography sx={{ fontWeight: 500, mb: 0.5 }}>{category.name}</Typography>
              <PublicationState table="activity_categories" record={category} />
            </Box>
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
