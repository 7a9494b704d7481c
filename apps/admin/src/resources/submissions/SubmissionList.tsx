import { ListBase } from 'react-admin';
import { ListFrame } from '#layout/ListFrame.tsx';
import { PageTitle } from '#layout/PageTitle.tsx';
import { readOptions } from '#layout/query-options.ts';
import { useIsPhone } from '#layout/use-is-phone.ts';
import { NoSubmissions } from './NoSubmissions.tsx';
import { SubmissionBulkBar } from './SubmissionBulkBar.tsx';
import { SubmissionFilters } from './SubmissionFilters.tsx';
import { SubmissionRows } from './SubmissionRows.tsx';
import { SubmissionTable } from './SubmissionTable.tsx';
import { DEFAULT_VIEW } from './submission-views.ts';
import { ViewTabs } from './ViewTabs.tsx';

export default function SubmissionList() {
  const isPhone = useIsPhone();
  return (
    <ListBase
      sort={{ field: 'created_at', order: 'DESC' }}
      perPage={25}
      filterDefaultValues={{ view: DEFAULT_VIEW }}
      // The address says everything; nothing is kept aside that would make a link show something else.
      storeKey={false}
      exporter={false}
      queryOptions={readOptions}
    >
      <PageTitle title="Submissions" />
      <ListFrame
        head={
          <>
            <ViewTabs />
            <SubmissionFilters />
          </>
        }
        bulk={<SubmissionBulkBar />}
        empty={<NoSubmissions />}
      >
        {isPhone ? <SubmissionRows /> : <SubmissionTable />}
      </ListFrame>
    </ListBase>
  );
}
