import { Box, List, ListItem, ListItemButton, Typography } from '@mui/material';
import type { MouseEvent } from 'react';
import { useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { StatusField } from '#features/inbox/StatusField.tsx';
import { t } from '#i18n/t.ts';
import { editPath, fromList } from '#ui/record-paths.ts';
import { setCurrentSubmission, useCurrentSubmission } from './position/remembered-list.ts';
import { RowActionsMenu } from './rows/RowActions.tsx';
import { About, FirstLine, LanguageChip, oneLine, Planned, TurnAndAge } from './rows/RowParts.tsx';
import { SelectSubmission } from './rows/SelectSubmission.tsx';
import { useSelectedTitles } from './rows/use-selected-titles.ts';
import type { Triage } from './rows/use-triage.ts';
import type { SubmissionRecord } from './submission.ts';
import { useStaff } from './use-staff.ts';

type SubmissionRowsProps = {
  triage: Triage;
  /** Rows appear in the pane beside the list; Enter and a double click open the page. */
  hasPane?: boolean;
};

/** For phones, and beside the reading pane. */
export function SubmissionRows({ triage, hasPane = false }: SubmissionRowsProps) {
  const { data = [] } = useListContext<SubmissionRecord>();
  const { nameOf } = useStaff();
  const titlesOf = useSelectedTitles(data);
  const currentId = useCurrentSubmission();
  const follow = (id: string) => (event: MouseEvent) => {
    setCurrentSubmission(id);
    // `detail` is 0 for Enter.
    const opensPane = hasPane && event.detail === 1 && !event.ctrlKey && !event.metaKey;
    if (opensPane) event.preventDefault();
  };
  return (
    <List disablePadding aria-label={t('Submissions')}>
      {data.map((submission) => (
        <ListItem
          key={submission.id}
          disablePadding
          divider
          data-record={submission.id}
          sx={{ alignItems: 'flex-start' }}
        >
          <Box sx={{ pt: 0.5 }}>
            <SelectSubmission submission={submission} />
          </Box>
          <ListItemButton
            component={Link}
            to={editPath('submissions', submission.id)}
            state={fromList}
            onClick={follow(submission.id)}
            aria-current={submission.id === currentId ? 'true' : undefined}
            sx={{
              display: 'block',
              py: 1.25,
              pl: 0.5,
              pr: 0.5,
              minWidth: 0,
              '&[aria-current]': hasPane ? { bgcolor: 'action.selected' } : {},
            }}
          >
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
              <Typography sx={{ fontWeight: 500, ...oneLine }}>{submission.name}</Typography>
              <LanguageChip submission={submission} />
            </Box>
            <FirstLine submission={submission} />
            <About submission={submission} titles={titlesOf(submission)} />
            <Box
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                columnGap: 1,
                alignItems: 'center',
                mt: 0.5,
              }}
            >
              <StatusField status={submission.status} />
              <Typography variant="caption" color="text.secondary">
                {nameOf(submission.assignee_id)}
              </Typography>
              <Planned submission={submission} />
            </Box>
          </ListItemButton>
          <Box sx={{ textAlign: 'end', py: 1.25, pr: 1.5, flexShrink: 0 }}>
            <TurnAndAge submission={submission} />
            <Box sx={{ mt: 0.5, marginInlineEnd: -1, display: 'flex', justifyContent: 'flex-end' }}>
              <RowActionsMenu submission={submission} triage={triage} />
            </Box>
          </Box>
        </ListItem>
      ))}
    </List>
  );
}
