import { readOptions } from '#providers/read-options.ts';
import { ListFrame } from '#ui/list/ListFrame.tsx';
import { UrlListBase } from '#ui/list/UrlListBase.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { useIsPhone } from '#ui/theme/use-is-phone.ts';
import { SubmissionBulkBar } from './SubmissionBulkBar.tsx';
import { SubmissionFilters } from './SubmissionFilters.tsx';
import { SubmissionListEmpty } from './SubmissionListEmpty.tsx';
import { SubmissionRows } from './SubmissionRows.tsx';
import { SubmissionTable } from './SubmissionTable.tsx';
import { SubmissionTabs } from './SubmissionTabs.tsx';
import { DEFAULT_VIEW } from './submission-views.ts';

export default function SubmissionList() {
  const isPhone = useIsPhone();
  return (
    <UrlListBase
      sort={{ field: 'created_at', order: 'DESC' }}
      perPage={25}
      filterDefaultValues={{ view: DEFAULT_VIEW }}
      queryOptions={readOptions}
    >
      <PageTitle title="Submissions" />
      <ListFrame
        head={
          <>
            <SubmissionTabs />
            <SubmissionFilters />
          </>
        }
        bulk={<SubmissionBulkBar />}
        empty={<SubmissionListEmpty />}
      >
        {isPhone ? <SubmissionRows /> : <SubmissionTable />}
      </ListFrame>
    </UrlListBase>
  );
}
