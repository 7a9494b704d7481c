import { Box, Skeleton, type SxProps, type Theme, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { Moment } from '#ui/Moment.tsx';
import { LoadFailed } from '#ui/page/LoadFailed.tsx';
import { Section } from '#ui/page/Section.tsx';
import { statusName } from '../submission.ts';
import { useStaff } from '../use-staff.ts';

type SubmissionEvent = {
  id: number;
  kind: string;
  actor_id: string | null;
  from_value: string | null;
  to_value: string | null;
  created_at: string;
};

function sentenceOf(event: SubmissionEvent, nameOf: (id: string | null) => string): string {
  const who = event.actor_id ? nameOf(event.actor_id) : 'The system';
  if (event.kind === 'received') return 'Received';
  if (event.kind === 'status') {
    return `${who}: ${statusName(event.from_value)} → ${statusName(event.to_value)}`;
  }
  if (event.kind === 'dates') {
    return `The customer changed the dates: ${event.from_value ?? 'open'} → ${event.to_value ?? 'open'}`;
  }
  if (event.kind === 'group_size') {
    return `The customer changed the group size: ${event.from_value ?? 'open'} → ${event.to_value ?? 'open'}`;
  }
  if (event.to_value === null) return `${who} took the assignee off`;
  if (event.to_value === event.actor_id) return `${who} took it`;
  return `${who} assigned it to ${nameOf(event.to_value)}`;
}

export function HistorySection({
  submissionId,
  sx,
}: {
  submissionId: string;
  sx?: SxProps<Theme>;
}) {
  const { nameOf } = useStaff();
  const { data, error, isPending, refetch } = useGetList<SubmissionEvent>('submission_events', {
    filter: { submission_id: submissionId },
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'id', order: 'DESC' },
  });
  return (
    <Section title="History" sx={sx}>
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {isPending && <Skeleton height={40} />}
      {data && (
        <Box component="ol" reversed aria-label="History" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.map((event) => (
            <Box
              component="li"
              key={event.id}
              sx={{
                paddingInlineStart: 2,
                pb: 1.5,
                borderInlineStart: '2px solid',
                borderInlineStartColor: (theme) => theme.palette.divider,
              }}
            >
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {sentenceOf(event, nameOf)}
              </Typography>
              <Typography variant="caption" color="text.secondary" component="p">
                <Moment at={event.created_at} />
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </Section>
  );
}
