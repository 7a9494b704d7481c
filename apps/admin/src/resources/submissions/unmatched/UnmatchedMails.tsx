import { Box, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { t } from '#i18n/t.ts';
import { readOptions } from '#providers/read-options.ts';
import { CountedTabs } from '#ui/list/CountedTabs.tsx';
import { ListFrame } from '#ui/list/ListFrame.tsx';
import { SearchBox } from '#ui/list/SearchBox.tsx';
import { UrlListBase } from '#ui/list/UrlListBase.tsx';
import { BackLink } from '#ui/page/BackLink.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { UnmatchedRow } from './UnmatchedRow.tsx';
import { DEFAULT_VIEW, UNMATCHED_MAILS, type UnmatchedMail, viewOf } from './unmatched-mail.ts';

const tabs = [
  { id: 'waiting', label: t('Waiting'), filter: { view: 'waiting' } },
  { id: 'automatic', label: t('Automatic'), filter: { view: 'automatic' } },
  { id: 'discarded', label: t('Discarded'), filter: { view: 'discarded' } },
] as const;

const nothing: Readonly<Record<(typeof tabs)[number]['id'], string>> = {
  waiting: t('Every email has found its inquiry.'),
  automatic: t('No automatic replies or failure notices.'),
  discarded: t('Nothing has been discarded.'),
};

function Head() {
  const { filterValues, setFilters } = useListContext();
  return (
    <>
      <CountedTabs
        label={t('Views')}
        resource={UNMATCHED_MAILS}
        orderBy="received_at"
        tabs={tabs}
        current={viewOf(filterValues)}
        onShow={(view) => setFilters({ ...filterValues, view })}
      />
      <Box sx={{ display: 'flex', p: { xs: 1.5, sm: 2 } }}>
        <SearchBox label={t('Search unmatched mail')} />
      </Box>
    </>
  );
}

function Empty() {
  const { filterValues } = useListContext();
  return filterValues.q ? t('No email matches the search.') : nothing[viewOf(filterValues)];
}

function Rows() {
  const { data } = useListContext<UnmatchedMail>();
  return (
    <Box component="ul" aria-label={t('Emails')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data?.map((mail) => (
        <UnmatchedRow key={mail.id} mail={mail} />
      ))}
    </Box>
  );
}

/** Emails that joined no inquiry. */
export default function UnmatchedMails() {
  return (
    <UrlListBase
      resource={UNMATCHED_MAILS}
      sort={{ field: 'received_at', order: 'DESC' }}
      perPage={10}
      filterDefaultValues={{ view: DEFAULT_VIEW }}
      queryOptions={readOptions}
    >
      <PageTitle title={t('Unmatched mail')} />
      <BackLink resource="submissions">{t('Submissions')}</BackLink>
      <Typography color="text.secondary" sx={{ mb: 2, maxWidth: '65ch' }}>
        {t(
          'Emails to a reply address that joined no inquiry. Attaching one adds it to the conversation as a message of the customer. They are deleted after 90 days.',
        )}
      </Typography>
      <ListFrame head={<Head />} empty={<Empty />}>
        <Rows />
      </ListFrame>
    </UrlListBase>
  );
}
