import { t } from '#i18n/t.ts';
import { readOptions } from '#providers/read-options.ts';
import { ListFrame } from '#ui/list/ListFrame.tsx';
import { UrlListBase } from '#ui/list/UrlListBase.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { ReviewBulkBar } from './ReviewBulkBar.tsx';
import { ReviewFilters } from './ReviewFilters.tsx';
import { ReviewListEmpty } from './ReviewListEmpty.tsx';
import { ReviewRows } from './ReviewRows.tsx';
import { ReviewTabs } from './ReviewTabs.tsx';

const pending = { status: 'pending' };

export default function ReviewList() {
  return (
    <UrlListBase
      sort={{ field: 'created_at', order: 'DESC' }}
      perPage={25}
      filterDefaultValues={pending}
      queryOptions={readOptions}
    >
      <PageTitle title={t('Reviews')} />
      <ListFrame
        head={
          <>
            <ReviewTabs />
            <ReviewFilters />
          </>
        }
        bulk={<ReviewBulkBar />}
        empty={<ReviewListEmpty />}
      >
        <ReviewRows />
      </ListFrame>
    </UrlListBase>
  );
}
