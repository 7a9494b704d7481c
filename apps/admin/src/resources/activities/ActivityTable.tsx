import { PublicationState } from '#features/record-editing/publication/PublicationState.tsx';
import { TranslationMark } from '#features/record-editing/translations/TranslationMark.tsx';
import { useShownNames } from '#features/record-editing/translations/use-shown-names.ts';
import { shownCompleteness } from '#features/trip-details/shown-completeness.ts';
import { t } from '#i18n/t.ts';
import { imageUrl } from '#providers/image-url.ts';
import { RecordColumn } from '#ui/list/RecordColumn.tsx';
import { RecordLink } from '#ui/list/RecordLink.tsx';
import { RecordTable } from '#ui/list/RecordTable.tsx';
import { SelectAllRows, SelectRow } from '#ui/list/SelectRows.tsx';
import { Moment } from '#ui/Moment.tsx';
import { Picture } from '#ui/Picture.tsx';
import { editPath } from '#ui/record-paths.ts';
import type { ListedActivity } from './listed-activity.ts';
import { useCategories } from './use-categories.ts';

const Column = RecordColumn<ListedActivity>;

export function ActivityTable() {
  const shownName = useShownNames('activities');
  const { nameOf } = useCategories();
  return (
    <RecordTable<ListedActivity> pathOf={({ id }) => editPath('activities', id)}>
      <Column
        source="chosen"
        label={<SelectAllRows />}
        disableSort
        render={({ id, title }) => <SelectRow id={id} name={shownName(id, title)} />}
      />
      <Column
        source="image"
        label={t('Photo')}
        disableSort
        render={({ image }) => <Picture src={imageUrl(image)} width={60} />}
      />
      <Column
        source="title"
        isRowHeader
        label={t('Title')}
        render={({ id, title }) => (
          <RecordLink to={editPath('activities', id)}>{shownName(id, title)}</RecordLink>
        )}
      />
      <Column
        source="category_id"
        label={t('Category')}
        render={({ category_id }) => nameOf(category_id)}
      />
      <Column source="duration" label={t('Duration')} disableSort />
      <Column
        source="completeness"
        label={t('Answers')}
        render={({ id, completeness }) => (
          <>
            <div>{shownCompleteness(completeness, 'activities')}</div>
            <TranslationMark table="activities" id={id} />
          </>
        )}
      />
      <Column
        source="status"
        label={t('Status')}
        render={(record) => <PublicationState table="activities" record={record} />}
      />
      <Column
        source="updated_at"
        label={t('Changed')}
        render={({ updated_at }) => <Moment at={updated_at} />}
      />
    </RecordTable>
  );
}
