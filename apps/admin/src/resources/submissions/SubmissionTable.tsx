import { Box, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { StatusField } from '#features/inbox/StatusField.tsx';
import { t } from '#i18n/t.ts';
import { RecordColumn } from '#ui/list/RecordColumn.tsx';
import { RecordLink } from '#ui/list/RecordLink.tsx';
import { RecordTable } from '#ui/list/RecordTable.tsx';
import { SelectAllRows } from '#ui/list/SelectRows.tsx';
import { editPath } from '#ui/record-paths.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { setCurrentSubmission, useCurrentSubmission } from './position/remembered-list.ts';
import { RowActions } from './rows/RowActions.tsx';
import { About, FirstLine, LanguageChip, oneLine, Planned, TurnAndAge } from './rows/RowParts.tsx';
import { SelectSubmission } from './rows/SelectSubmission.tsx';
import { useSelectedTitles } from './rows/use-selected-titles.ts';
import type { Triage } from './rows/use-triage.ts';
import type { SubmissionRecord } from './submission.ts';
import { useStaff } from './use-staff.ts';

const Column = RecordColumn<SubmissionRecord>;
const cut = { maxWidth: 0 } as const;

export function SubmissionTable({ triage }: { triage: Triage }) {
  const { data = [] } = useListContext<SubmissionRecord>();
  const { nameOf } = useStaff();
  const titlesOf = useSelectedTitles(data);
  const currentId = useCurrentSubmission();
  return (
    <RecordTable<SubmissionRecord>
      pathOf={({ id }) => editPath('submissions', id)}
      onOpen={({ id }) => setCurrentSubmission(id)}
      currentId={currentId}
      sx={{
        '& td, & tbody th': { verticalAlign: 'top', py: 1 },
        '& td.column-chosen': { py: 0 },
        '& td.column-actions': { py: 0.75, width: 150, paddingInline: '0 8px' },
        '& .column-name': { width: '38%', minWidth: 260 },
        '& .column-about': { width: '24%', minWidth: 180 },
        '& .column-status': { minWidth: 140 },
      }}
    >
      <Column
        source="chosen"
        label={<SelectAllRows />}
        disableSort
        render={(submission) => <SelectSubmission submission={submission} />}
      />
      <Column
        source="name"
        isRowHeader
        label={t('Name')}
        sx={cut}
        render={(submission) => (
          <>
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', minWidth: 0 }}>
              <Box sx={oneLine}>
                <RecordLink
                  to={editPath('submissions', submission.id)}
                  onOpen={() => setCurrentSubmission(submission.id)}
                >
                  {submission.name}
                </RecordLink>
              </Box>
              <LanguageChip submission={submission} />
            </Box>
            <FirstLine submission={submission} />
          </>
        )}
      />
      <Column
        source="about"
        label={t('About')}
        disableSort
        sx={cut}
        render={(submission) => <About submission={submission} titles={titlesOf(submission)} />}
      />
      <Column
        source="status"
        label={t('Status and owner')}
        disableSort
        render={(submission) => (
          <>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
              <StatusField status={submission.status} />
              <Planned submission={submission} />
            </Box>
            <Typography variant="caption" color="text.secondary" component="p">
              {nameOf(submission.assignee_id)}
            </Typography>
          </>
        )}
      />
      <Column
        source="last_message_at"
        label={t('Last message')}
        sortByOrder="DESC"
        render={(submission) => <TurnAndAge submission={submission} />}
      />
      <Column
        source="actions"
        label={<VisuallyHidden>{t('Actions')}</VisuallyHidden>}
        disableSort
        render={(submission) => <RowActions submission={submission} triage={triage} />}
      />
    </RecordTable>
  );
}
