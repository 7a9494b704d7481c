import { Box, type BoxProps } from '@mui/material';

const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export function VisuallyHidden(props: Pick<BoxProps, 'role' | 'aria-label' | 'children'>) {
  return <Box component="span" {...props} sx={hidden} />;
}
