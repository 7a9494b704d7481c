import type { ActivityCategory } from '@expat-buddy/domain/activity-category/types';
import { Box } from '@mui/material';
import { PublicationState } from '#features/record-editing/publication/PublicationState.tsx';
import { t } from '#i18n/t.ts';
import { imageUrl } from '#providers/image-url.ts';
import { ActivityIcon } from '#ui/inputs/ActivityIcon.tsx';
import { RecordColumn } from '#ui/list/RecordColumn.tsx';
import { RecordLink } from '#ui/list/RecordLink.tsx';
import { RecordTable } from '#ui/list/RecordTable.tsx';
import { SelectAllRows, SelectRow } from '#ui/list/SelectRows.tsx';
import { Moment } from '#ui/Moment.tsx';
import { Picture } from '#ui/Picture.tsx';
import { editPath } from '#ui/record-paths.ts';

const Column = RecordColumn<ActivityCategory>;

export function CategoryTable() {
  return (
    <RecordTable<ActivityCategory> pathOf={({ id }) => editPath('activity-categories', id)}>
      <Column
        source="chosen"
        label={<SelectAllRows />}
        disableSort
        render={({ id, name }) => <SelectRow id={id} name={name} />}
      />
      <Column
        source="image"
        label={t('Photo')}
        disableSort
        render={({ image }) => <Picture src={imageUrl(image)} width={60} />}
      />
      <Column
        source="name"
        isRowHeader
        label={t('Name')}
        render={({ id, name, icon }) => (
          <Box sx={{ display: 'flex', gap: 1.25, alignItems: 'center', color: 'success.main' }}>
            <ActivityIcon name={icon} />
            <RecordLink to={editPath('activity-categories', id)}>{name}</RecordLink>
          </Box>
        )}
      />
      <Column
        source="status"
        label={t('Status')}
        render={(record) => <PublicationState table="activity_categories" record={record} />}
      />
      <Column
        source="updated_at"
        label={t('Changed')}
        render={({ updated_at }) => <Moment at={updated_at} />}
      />
    </RecordTable>
  );
}
