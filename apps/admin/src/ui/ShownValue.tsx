import { isolateNumbers } from '@expat-buddy/domain/format/number-isolation';
import { Box } from '@mui/material';
import { t } from '#i18n/t.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Keeps line breaks and text direction. */
export function ShownValue({ value, hint }: { value: string; hint: string }) {
  return (
    <Box
      component="span"
      dir="auto"
      sx={{
        px: 0.75,
        py: 0.25,
        borderRadius: 1,
        bgcolor: 'action.hover',
        fontSize: '0.875rem',
        whiteSpace: 'pre-line',
        overflowWrap: 'anywhere',
        fontStyle: value === '' ? 'italic' : undefined,
      }}
    >
      <VisuallyHidden>{`${hint}: `}</VisuallyHidden>
      {value === '' ? t('nothing') : isolateNumbers(value)}
    </Box>
  );
}
