import type { Activity } from '@expat-buddy/domain/activity/activity-calls';
import { imageUrl } from '@expat-buddy/domain/image/image-url';
import { Link as MuiLink } from '@mui/material';
import { DataTable } from 'react-admin';
import { Link } from 'react-router-dom';
import { Moment } from '#layout/Moment.tsx';
import { Picture } from '#layout/Picture.tsx';
import { PublicationMark } from '#layout/PublicationMark.tsx';
import { editPath } from '#layout/record-paths.ts';
import { useCategories } from './use-categories.ts';

const Column = DataTable.Col<Activity>;

export function ActivityTable() {
  const { nameOf } = useCategories();
  return (
    <DataTable<Activity> bulkActionButtons={false} rowClick={(id) => editPath('activities', id)}>
      <Column
        source="image"
        label="Picture"
        disableSort
        render={({ image }) => <Picture src={imageUrl(image)} width={60} />}
      />
      <Column
        source="title"
        label="Title"
        render={({ id, title }) => (
          <MuiLink component={Link} to={editPath('activities', id)} sx={{ fontWeight: 500 }}>
            {title}
          </MuiLink>
        )}
      />
      <Column
        source="category_id"
        label="Category"
        render={({ category_id }) => nameOf(category_id)}
      />
      <Column source="duration" label="Duration" disableSort />
      <Column
        source="status"
        label="Status"
        render={({ status }) => <PublicationMark status={status} />}
      />
      <Column
        source="updated_at"
        label="Changed"
        render={({ updated_at }) => <Moment at={updated_at} />}
      />
    </DataTable>
  );
}
