import { Box } from '@mui/material';

const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Words for screen readers about what just happened on the screen. */
export function Announcement({ children }: { children: string }) {
  return (
    <Box role="status" sx={hidden}>
      {children}
    </Box>
  );
}
