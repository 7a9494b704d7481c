import { Typography } from '@mui/material';
import { t } from '#i18n/t.ts';
import { RecordColumn } from '#ui/list/RecordColumn.tsx';
import { RecordLink } from '#ui/list/RecordLink.tsx';
import { RecordTable } from '#ui/list/RecordTable.tsx';
import { Moment } from '#ui/Moment.tsx';
import { personPath } from '#ui/record-paths.ts';
import { languageName, type PersonRecord, phoneOf } from './person.ts';
import { TagChips } from './TagChips.tsx';

export function PersonTable() {
  return (
    <RecordTable<PersonRecord> pathOf={({ id }) => personPath(id)}>
      <RecordColumn<PersonRecord>
        source="name"
        isRowHeader
        label={t('Name')}
        render={({ id, name, address }) => (
          <>
            <RecordLink to={personPath(id)}>{name}</RecordLink>
            <Typography variant="body2" color="text.secondary">
              {address}
            </Typography>
          </>
        )}
      />
      <RecordColumn<PersonRecord>
        source="phone"
        label={t('Phone')}
        disableSort
        render={(person) => phoneOf(person)}
        sx={{ whiteSpace: 'nowrap' }}
      />
      <RecordColumn<PersonRecord>
        source="language"
        label={t('Language')}
        disableSort
        render={({ language, sent_language }) => languageName(language ?? sent_language)}
      />
      <RecordColumn<PersonRecord>
        source="tags"
        label={t('Tags')}
        disableSort
        render={({ tags }) => <TagChips tags={tags} />}
      />
      <RecordColumn<PersonRecord> source="inquiries" label={t('Inquiries')} sortByOrder="DESC" />
      <RecordColumn<PersonRecord>
        source="last_contact_at"
        label={t('Last contact')}
        sortByOrder="DESC"
        render={({ last_contact_at }) => <Moment at={last_contact_at} />}
        sx={{ whiteSpace: 'nowrap' }}
      />
    </RecordTable>
  );
}
