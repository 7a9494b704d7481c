import { t } from '#i18n/t.ts';
import { readOptions } from '#providers/read-options.ts';
import { ListFrame } from '#ui/list/ListFrame.tsx';
import { NothingFound } from '#ui/list/NothingFound.tsx';
import { UrlListBase } from '#ui/list/UrlListBase.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { useIsPhone } from '#ui/theme/use-is-phone.ts';
import { TravelBulkBar } from './TravelBulkBar.tsx';
import { TravelFilters } from './TravelFilters.tsx';
import { TravelRows } from './TravelRows.tsx';
import { TravelTable } from './TravelTable.tsx';

export default function TravelList() {
  const isPhone = useIsPhone();
  return (
    <UrlListBase sort={{ field: 'title', order: 'ASC' }} perPage={25} queryOptions={readOptions}>
      <PageTitle title={t('Travels')} />
      <ListFrame
        head={<TravelFilters />}
        bulk={<TravelBulkBar />}
        empty={
          <NothingFound
            none={t(
              'There are no travels yet. Add the first one: it stays a draft until you publish it.',
            )}
            noneFitting={t('No travel matches the search and filters.')}
          />
        }
      >
        {isPhone ? <TravelRows /> : <TravelTable />}
      </ListFrame>
    </UrlListBase>
  );
}
