import { Box } from '@mui/material';
import { useListContext } from 'react-admin';
import { ExportButton } from '#features/export/ExportButton.tsx';
import { t } from '#i18n/t.ts';
import { readOptions } from '#providers/read-options.ts';
import { CountedTabs } from '#ui/list/CountedTabs.tsx';
import { ListFrame } from '#ui/list/ListFrame.tsx';
import { NothingFound } from '#ui/list/NothingFound.tsx';
import { SearchBox } from '#ui/list/SearchBox.tsx';
import { UrlListBase } from '#ui/list/UrlListBase.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { NewsletterTabs } from '../NewsletterTabs.tsx';
import { SUBSCRIBERS } from '../newsletter-paths.ts';
import { SubscriberRows } from './SubscriberRows.tsx';
import { type SubscriberStatus, statusNames, subscriberColumns } from './subscriber.ts';

const statuses = Object.keys(statusNames) as SubscriberStatus[];
const tabs = [
  { id: 'all', label: t('All'), filter: {} },
  ...statuses.map((status) => ({ id: status, label: statusNames[status], filter: { status } })),
] as const;

function StatusTabs() {
  const { filterValues, setFilters } = useListContext();
  const current = statuses.find((status) => status === filterValues.status) ?? 'all';
  return (
    <CountedTabs
      label={t('States')}
      resource={SUBSCRIBERS}
      tabs={tabs}
      current={current}
      orderBy="requested_at"
      onShow={(id) => setFilters({ ...filterValues, status: id === 'all' ? undefined : id })}
    />
  );
}

export default function SubscriberList() {
  return (
    <UrlListBase
      sort={{ field: 'requested_at', order: 'DESC' }}
      perPage={25}
      queryOptions={readOptions}
    >
      <PageTitle title={t('Newsletter')} />
      <NewsletterTabs current={SUBSCRIBERS} />
      <ListFrame
        head={
          <>
            <StatusTabs />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, p: { xs: 1.5, sm: 2 } }}>
              <SearchBox label={t('Search subscribers')} />
              <Box sx={{ marginInlineStart: 'auto' }}>
                <ExportButton name={t('subscribers')} columns={subscriberColumns} />
              </Box>
            </Box>
          </>
        }
        empty={
          <NothingFound
            none={t('There are no subscribers yet. People subscribe at the foot of every page.')}
            noneFitting={t('No subscriber matches the search and state.')}
          />
        }
      >
        <SubscriberRows />
      </ListFrame>
    </UrlListBase>
  );
}
