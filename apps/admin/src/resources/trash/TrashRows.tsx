import { photoUrl } from '@expat-buddy/domain/photo/image-url';
import { Box, List, ListItem, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { t } from '#i18n/t.ts';
import { env } from '#providers/supabase.ts';
import { Moment } from '#ui/Moment.tsx';
import { Picture } from '#ui/Picture.tsx';
import { type DeletedRecord, deleterOf, kindName, timeLeft } from './deleted-record.ts';
import { RestoreButton } from './RestoreButton.tsx';

export function TrashRows() {
  const { data } = useListContext<DeletedRecord>();
  return (
    <List disablePadding aria-label={t('Deleted')}>
      {data?.map((deleted) => (
        <ListItem
          key={deleted.id}
          divider
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, px: { xs: 1.5, sm: 2 }, py: 1.5 }}
        >
          {deleted.photo_path && (
            <Picture src={photoUrl(env.supabaseUrl, deleted.photo_path)} width={72} />
          )}
          <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
            <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
              {deleted.title}
            </Typography>
            <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              {kindName(deleted.resource)} · {t('deleted by {name}', { name: deleterOf(deleted) })},{' '}
              <Moment at={deleted.deleted_at} />
            </Typography>
          </Box>
          <Typography variant="body2" color="text.secondary" sx={{ flex: '0 0 130px' }}>
            {t('{keptUntil} left', { keptUntil: timeLeft(deleted.kept_until) })}
          </Typography>
          <RestoreButton deleted={deleted} />
        </ListItem>
      ))}
    </List>
  );
}
