import { Box } from '@mui/material';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '#i18n/t.ts';
import { ShownValue } from './ShownValue.tsx';
import { shownParts } from './shown-parts.ts';

type BeforeAndAfterProps = { before: string; after: string; children?: ReactNode };

/** Two values side by side; long ones from their first difference. */
export function BeforeAndAfter({ before, after, children }: BeforeAndAfterProps) {
  const [was, is] = shownParts(before, after);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'flex-start' }}>
      <ShownValue value={was} hint={t('Before')} />
      <Box component="span" sx={{ color: 'text.secondary', pt: '3px' }}>
        <ArrowRight size={16} aria-hidden="true" />
      </Box>
      <ShownValue value={is} hint={t('After')} />
      {children}
    </Box>
  );
}
