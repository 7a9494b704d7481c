import { Card } from '@mui/material';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useListContext } from 'react-admin';
import { pollingInterval, useSubmissionCounts } from '#features/inbox/submission-counts.ts';
import { t } from '#i18n/t.ts';
import { readOptions } from '#providers/read-options.ts';
import { ListFrame } from '#ui/list/ListFrame.tsx';
import { UrlListBase } from '#ui/list/UrlListBase.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { useIsPhone } from '#ui/theme/use-is-phone.ts';
import { SubmissionFilters } from './filters/SubmissionFilters.tsx';
import { LostReasonDialog } from './outcome/LostReasonDialog.tsx';
import { rememberList } from './position/remembered-list.ts';
import { listShortcutLines, useListShortcuts } from './position/use-list-shortcuts.ts';
import { PaneLayout } from './reading/PaneLayout.tsx';
import { useReadingPane } from './reading/use-reading-pane.ts';
import { type OpenRowMenu, RowMenu } from './rows/RowMenu.tsx';
import { RowMenuContext } from './rows/row-menu.ts';
import { useTriage } from './rows/use-triage.ts';
import { SubmissionBulkBar } from './SubmissionBulkBar.tsx';
import { SubmissionListEmpty } from './SubmissionListEmpty.tsx';
import { SubmissionRows } from './SubmissionRows.tsx';
import { SubmissionTable } from './SubmissionTable.tsx';
import { SubmissionTabs } from './SubmissionTabs.tsx';
import type { SubmissionRecord } from './submission.ts';
import { LATEST_FIRST } from './submission-callbacks.ts';
import { DEFAULT_VIEW } from './submission-views.ts';

const ShortcutHelp = lazy(async () => ({
  default: (await import('#ui/shortcuts/ShortcutHelp.tsx')).ShortcutHelp,
}));

/** So that next and previous on a record follow this list. */
function useRememberedList() {
  const {
    data,
    page,
    perPage,
    total,
    filterValues: filter,
    sort,
  } = useListContext<SubmissionRecord>();
  useEffect(() => {
    if (data) rememberList({ ids: data.map(({ id }) => id), page, perPage, total, filter, sort });
  }, [data, page, perPage, total, filter, sort]);
}

export function SubmissionInbox() {
  const isPhone = useIsPhone();
  const pane = useReadingPane();
  const triage = useTriage();
  const [menu, setMenu] = useState<OpenRowMenu>();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const openMenu = (submission: SubmissionRecord, kind: OpenRowMenu['kind'], anchor: Element) =>
    setMenu({ submission, kind, anchor });
  const openHelp = () => setHelpOpen(true);
  useListShortcuts({ openMenu, onHelp: openHelp });
  useRememberedList();
  const head = (
    <>
      <SubmissionTabs />
      <SubmissionFilters onHelp={openHelp} />
    </>
  );
  return (
    <RowMenuContext.Provider value={openMenu}>
      {pane.isShown && <Card sx={{ mb: 2 }}>{head}</Card>}
      <PaneLayout isShown={pane.isShown}>
        <ListFrame
          head={!pane.isShown && head}
          bulk={<SubmissionBulkBar triage={triage} />}
          empty={<SubmissionListEmpty />}
        >
          {isPhone || pane.isShown ? (
            <SubmissionRows triage={triage} hasPane={pane.isShown} />
          ) : (
            <SubmissionTable triage={triage} />
          )}
        </ListFrame>
      </PaneLayout>
      {menu && <RowMenu {...menu} triage={triage} onClose={() => setMenu(undefined)} />}
      {triage.isLosing && (
        <LostReasonDialog onChoose={(reason) => void triage.lose(reason)} onClose={triage.keep} />
      )}
      {isHelpOpen && (
        <Suspense>
          <ShortcutHelp lines={listShortcutLines} onClose={() => setHelpOpen(false)} />
        </Suspense>
      )}
    </RowMenuContext.Provider>
  );
}

export default function SubmissionList() {
  const { data: counts } = useSubmissionCounts();
  return (
    <UrlListBase
      sort={LATEST_FIRST}
      perPage={25}
      filterDefaultValues={{ view: DEFAULT_VIEW }}
      // A hidden tab does not ask.
      queryOptions={{ ...readOptions, refetchInterval: pollingInterval(counts?.live === true) }}
    >
      <PageTitle title={t('Submissions')} waiting={counts?.new ?? 0} />
      <SubmissionInbox />
    </UrlListBase>
  );
}
