import { ListBase } from 'react-admin';
import { Outlet } from 'react-router-dom';
import { ListFrame } from '#layout/ListFrame.tsx';
import { PageTitle } from '#layout/PageTitle.tsx';
import { readOptions } from '#layout/query-options.ts';
import { NoReviews } from './NoReviews.tsx';
import { ReviewBulkBar } from './ReviewBulkBar.tsx';
import { ReviewFilters } from './ReviewFilters.tsx';
import { ReviewRows } from './ReviewRows.tsx';
import { ReviewTabs } from './ReviewTabs.tsx';

const pending = { status: 'pending' };

/** What customers wrote: read, then published or rejected with a reason. */
export default function ReviewList() {
  return (
    <>
      <ListBase
        sort={{ field: 'created_at', order: 'DESC' }}
        perPage={25}
        filterDefaultValues={pending}
        storeKey={false}
        exporter={false}
        queryOptions={readOptions}
      >
        <PageTitle title="Reviews" />
        <ListFrame
          head={
            <>
              <ReviewTabs />
              <ReviewFilters />
            </>
          }
          bulk={<ReviewBulkBar />}
          empty={<NoReviews />}
        >
          <ReviewRows />
        </ListFrame>
      </ListBase>
      <Outlet />
    </>
  );
}
