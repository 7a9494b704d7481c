import { Box, List, ListItem, ListItemButton, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { SelectRow } from '#ui/list/SelectRows.tsx';
import { Moment } from '#ui/Moment.tsx';
import { editPath, fromList } from '#ui/record-paths.ts';
import { StatusField } from './StatusField.tsx';
import { type SubmissionRecord, subjectOf } from './submission.ts';
import { useStaff } from './use-staff.ts';

export function SubmissionRows() {
  const { data } = useListContext<SubmissionRecord>();
  const { nameOf } = useStaff();
  return (
    <List disablePadding aria-label="Submissions">
      {data?.map((submission) => (
        <ListItem key={submission.id} disablePadding divider>
          <SelectRow id={submission.id} name={submission.name} />
          <ListItemButton
            component={Link}
            to={editPath('submissions', submission.id)}
            state={fromList}
            sx={{ display: 'block', py: 1.5, pl: 0, minWidth: 0 }}
          >
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
              <Typography sx={{ fontWeight: 500, minWidth: 0, overflowWrap: 'anywhere' }}>
                {submission.name}
              </Typography>
              <Typography
                variant="caption"
                color="text.secondary"
                sx={{ whiteSpace: 'nowrap', marginInlineStart: 'auto' }}
              >
                <Moment at={submission.created_at} />
              </Typography>
            </Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 0.75 }}>
              <StatusField status={submission.status} />
              <Typography variant="body2" color="text.secondary">
                {subjectOf(submission)} · {nameOf(submission.assignee_id)}
              </Typography>
            </Box>
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
