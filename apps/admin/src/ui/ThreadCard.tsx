import { Box, type SxProps, type Theme, Typography } from '@mui/material';
import type { ReactNode } from 'react';

type Tone = 'inbound' | 'outbound' | 'note';

type ThreadCardProps = {
  tone: Tone;
  title: ReactNode;
  at: ReactNode;
  /** At the end of the first line. */
  mark?: ReactNode;
  children: ReactNode;
};

/** The sides show the direction; words say it too. */
const looks: Readonly<Record<Tone, SxProps<Theme>>> = {
  inbound: {
    marginInlineEnd: { sm: 6 },
    borderInlineStartColor: ({ palette }: Theme) => palette.secondary.main,
  },
  outbound: {
    marginInlineStart: { sm: 6 },
    borderInlineStartColor: ({ palette }: Theme) => palette.primary.main,
  },
  note: {
    marginInlineStart: { sm: 6 },
    borderInlineStartColor: ({ palette }: Theme) => palette.warning.main,
    borderInlineStartStyle: 'dashed',
  },
};

/** One text of the conversation. */
export function ThreadCard({ tone, title, at, mark, children }: ThreadCardProps) {
  return (
    <Box
      component="li"
      sx={[
        {
          p: 1.5,
          bgcolor: 'background.default',
          borderInlineStart: '3px solid',
          borderRadius: 1,
          minWidth: 0,
        },
        ...[looks[tone]].flat(),
      ]}
    >
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, mb: 0.75 }}
      >
        <Typography variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Typography variant="caption" color="text.secondary" component="span">
          {at}
        </Typography>
        {mark && <Box sx={{ marginInlineStart: 'auto' }}>{mark}</Box>}
      </Box>
      {children}
    </Box>
  );
}
