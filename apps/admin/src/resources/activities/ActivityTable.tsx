import type { Activity } from '@expat-buddy/domain/activity/activity-calls';
import { imageUrl } from '@expat-buddy/domain/image/image-url';
import { Moment } from '#layout/Moment.tsx';
import { Picture } from '#layout/Picture.tsx';
import { PublicationMark } from '#layout/PublicationMark.tsx';
import { RecordColumn } from '#layout/RecordColumn.tsx';
import { RecordLink } from '#layout/RecordLink.tsx';
import { RecordTable } from '#layout/RecordTable.tsx';
import { editPath } from '#layout/record-paths.ts';
import { useCategories } from './use-categories.ts';

const Column = RecordColumn<Activity>;

export function ActivityTable() {
  const { nameOf } = useCategories();
  return (
    <RecordTable<Activity> pathOf={({ id }) => editPath('activities', id)}>
      <Column
        source="image"
        label="Photo"
        disableSort
        render={({ image }) => <Picture src={imageUrl(image)} width={60} />}
      />
      <Column
        source="title"
        label="Title"
        render={({ id, title }) => <RecordLink to={editPath('activities', id)}>{title}</RecordLink>}
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
    </RecordTable>
  );
}
