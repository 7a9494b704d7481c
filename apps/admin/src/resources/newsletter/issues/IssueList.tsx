import { Box, Button, Chip } from '@mui/material';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { locale } from '#i18n/locale.ts';
import { t } from '#i18n/t.ts';
import { readOptions } from '#providers/read-options.ts';
import { ListFrame } from '#ui/list/ListFrame.tsx';
import { NothingFound } from '#ui/list/NothingFound.tsx';
import { RecordColumn } from '#ui/list/RecordColumn.tsx';
import { RecordLink } from '#ui/list/RecordLink.tsx';
import { RecordTable } from '#ui/list/RecordTable.tsx';
import { SearchBox } from '#ui/list/SearchBox.tsx';
import { UrlListBase } from '#ui/list/UrlListBase.tsx';
import { Moment } from '#ui/Moment.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { addPath, editPath } from '#ui/record-paths.ts';
import { NewsletterTabs } from '../NewsletterTabs.tsx';
import { ISSUES } from '../newsletter-paths.ts';
import { type IssueRecord, issueStatusNames } from './issue-form.ts';

const Column = RecordColumn<IssueRecord>;
const figure = new Intl.NumberFormat(locale.dateTag);

const colours = { draft: 'default', scheduled: 'info', sending: 'info', sent: 'success' } as const;

function Head() {
  return (
    <Box sx={{ display: 'flex', gap: 1.5, p: { xs: 1.5, sm: 2 } }}>
      <SearchBox label={t('Search issues')} />
      <Button
        component={Link}
        to={addPath(ISSUES)}
        variant="contained"
        startIcon={<Plus size={18} />}
        sx={{ flexShrink: 0, marginInlineStart: 'auto' }}
      >
        {t('New issue')}
      </Button>
    </Box>
  );
}

export default function IssueList() {
  return (
    <UrlListBase
      sort={{ field: 'created_at', order: 'DESC' }}
      perPage={25}
      queryOptions={{
        ...readOptions,
        meta: { columns: 'id,subject,status,scheduled_at,recipient_count,created_at,updated_at' },
      }}
    >
      <PageTitle title={t('Newsletter')} />
      <NewsletterTabs current={ISSUES} />
      <ListFrame
        head={<Head />}
        empty={
          <NothingFound
            none={t('There are no issues yet. The first one stays a draft until you send it.')}
            noneFitting={t('No issue matches the search.')}
          />
        }
      >
        <RecordTable<IssueRecord>
          pathOf={({ id }) => editPath(ISSUES, id)}
          sx={{
            '& .column-recipient_count, & .column-created_at': {
              display: { xs: 'none', md: 'table-cell' },
            },
          }}
        >
          <Column
            source="subject"
            isRowHeader
            label={t('Subject')}
            render={({ id, subject }) => (
              <RecordLink to={editPath(ISSUES, id)}>{subject || t('No subject yet')}</RecordLink>
            )}
            sx={{ overflowWrap: 'anywhere', minWidth: 120 }}
          />
          <Column
            source="status"
            label={t('State')}
            render={({ status }) => (
              <Chip
                size="small"
                variant="outlined"
                color={colours[status]}
                label={issueStatusNames[status]}
              />
            )}
          />
          <Column
            source="scheduled_at"
            label={t('Sent or due')}
            sortByOrder="DESC"
            render={({ scheduled_at }) => (scheduled_at ? <Moment at={scheduled_at} /> : '–')}
          />
          <Column
            source="recipient_count"
            label={t('Recipients')}
            render={({ status, recipient_count }) =>
              status === 'sending' || status === 'sent' ? figure.format(recipient_count) : '–'
            }
          />
          <Column
            source="created_at"
            label={t('Written')}
            sortByOrder="DESC"
            render={({ created_at }) => <Moment at={created_at} />}
          />
        </RecordTable>
      </ListFrame>
    </UrlListBase>
  );
}
