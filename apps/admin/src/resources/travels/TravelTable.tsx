import { Box, Typography } from '@mui/material';
import { DuplicateButton } from '#features/record-editing/duplicate/DuplicateButton.tsx';
import { PublicationState } from '#features/record-editing/publication/PublicationState.tsx';
import { TranslationMark } from '#features/record-editing/translations/TranslationMark.tsx';
import { useShownNames } from '#features/record-editing/translations/use-shown-names.ts';
import { shownCompleteness } from '#features/trip-details/shown-completeness.ts';
import { t } from '#i18n/t.ts';
import { shownNameOf } from '#providers/data/shown-name.ts';
import { imageUrl } from '#providers/image-url.ts';
import { RecordColumn } from '#ui/list/RecordColumn.tsx';
import { RecordLink } from '#ui/list/RecordLink.tsx';
import { RecordTable } from '#ui/list/RecordTable.tsx';
import { SelectAllRows, SelectRow } from '#ui/list/SelectRows.tsx';
import { Moment } from '#ui/Moment.tsx';
import { Picture } from '#ui/Picture.tsx';
import { editPath } from '#ui/record-paths.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { travelLabels } from './form/travel-labels.ts';
import { type ListedTravel, titlesOf } from './travel-record.ts';

const Column = RecordColumn<ListedTravel>;

function Terms({ travel_types, travel_tags }: Pick<ListedTravel, 'travel_types' | 'travel_tags'>) {
  return (
    <>
      <div>{titlesOf(travel_types.map(({ types }) => types)).join(', ')}</div>
      <Typography variant="caption" color="text.secondary" component="div" noWrap>
        {titlesOf(travel_tags.map(({ tags }) => tags)).join(', ')}
      </Typography>
    </>
  );
}

export function TravelTable() {
  const shownName = useShownNames('travels');
  return (
    <RecordTable<ListedTravel>
      pathOf={({ id }) => editPath('travels', id)}
      sx={{
        '& .column-price, & .column-completeness': { whiteSpace: 'nowrap' },
        '& .column-terms': {
          minWidth: 140,
          maxWidth: { lg: 140, xl: 260 },
          display: { sm: 'none', lg: 'table-cell' },
        },
        '& .column-region, & .column-duplicate': { display: { sm: 'none', md: 'table-cell' } },
        '& .column-updated_at': { display: { sm: 'none', xl: 'table-cell' } },
      }}
    >
      <Column
        source="chosen"
        label={<SelectAllRows />}
        disableSort
        render={({ id, title }) => <SelectRow id={id} name={shownName(id, title)} />}
      />
      <Column
        source="imageUrl"
        label={t('Photo')}
        disableSort
        render={({ imageUrl: path }) => <Picture src={imageUrl(path)} width={60} />}
      />
      <Column
        source="title"
        isRowHeader
        label={t('Title')}
        render={({ id, title, location }) => (
          <Box>
            <RecordLink to={editPath('travels', id)}>{shownName(id, title)}</RecordLink>
            <Typography variant="body2" color="text.secondary">
              {location}
            </Typography>
          </Box>
        )}
      />
      <Column
        source="region"
        label={t('Region')}
        disableSort
        render={({ region }) => region && shownNameOf(region)}
      />
      <Column
        source="terms"
        label={t('Types and tags')}
        disableSort
        render={(travel) => <Terms {...travel} />}
      />
      <Column source="price" label={t('Price')} disableSort />
      <Column
        source="completeness"
        label={t('Answers')}
        render={(travel) => (
          <>
            <div>{shownCompleteness(travel.completeness, 'travels')}</div>
            <TranslationMark table="travels" id={travel.id} />
          </>
        )}
      />
      <Column
        source="status"
        label={t('Status')}
        disableSort
        render={(record) => <PublicationState table="travels" record={record} />}
      />
      <Column
        source="updated_at"
        label={t('Changed, Algiers time')}
        sortByOrder="DESC"
        render={({ updated_at }) => <Moment at={updated_at} />}
      />
      <Column
        source="duplicate"
        label={<VisuallyHidden>{t('Duplicate')}</VisuallyHidden>}
        disableSort
        render={({ id, title }) => (
          <DuplicateButton resource="travels" labels={travelLabels} id={id} rowTitle={title} />
        )}
      />
    </RecordTable>
  );
}
