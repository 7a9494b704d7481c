import { ListBase } from 'react-admin';
import { Outlet } from 'react-router-dom';
import { readOptions } from '#providers/read-options.ts';
import { ListFrame } from '#ui/list/ListFrame.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { ReviewBulkBar } from './ReviewBulkBar.tsx';
import { ReviewFilters } from './ReviewFilters.tsx';
import { ReviewListEmpty } from './ReviewListEmpty.tsx';
import { ReviewRows } from './ReviewRows.tsx';
import { ReviewTabs } from './ReviewTabs.tsx';

const pending = { status: 'pending' };

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
          empty={<ReviewListEmpty />}
        >
          <ReviewRows />
        </ListFrame>
      </ListBase>
      <Outlet />
    </>
  );
}
