import { Box, List, ListItem, ListItemButton, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { t } from '#i18n/t.ts';
import { Moment } from '#ui/Moment.tsx';
import { fromList, personPath } from '#ui/record-paths.ts';
import { inquiryCount, type PersonRecord } from './person.ts';
import { TagChips } from './TagChips.tsx';

/** For phones. */
export function PersonRows() {
  const { data = [] } = useListContext<PersonRecord>();
  return (
    <List disablePadding aria-label={t('People')}>
      {data.map(({ id, name, address, tags, inquiries, last_contact_at }) => (
        <ListItem key={id} disablePadding divider>
          <ListItemButton
            component={Link}
            to={personPath(id)}
            state={fromList}
            sx={{ display: 'block', py: 1.25 }}
          >
            <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{name}</Typography>
            <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              {address}
            </Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
              <TagChips tags={tags} />
              <Typography
                variant="caption"
                color="text.secondary"
                sx={{ marginInlineStart: 'auto' }}
              >
                {inquiryCount(inquiries)} · <Moment at={last_contact_at} />
              </Typography>
            </Box>
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
