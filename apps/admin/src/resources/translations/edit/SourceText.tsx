import { Box, Typography } from '@mui/material';
import { t } from '#i18n/t.ts';
import type { TranslatedText } from '../texts.ts';
import { WordChanges } from './WordChanges.tsx';

/** The English text, with its changes since it was translated. */
export function SourceText({ text }: { text: TranslatedText }) {
  const isOutdated = text.state === 'outdated' && text.source_text !== null;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography
        lang="en"
        dir="ltr"
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', py: { md: 1 } }}
      >
        {text.source}
      </Typography>
      {isOutdated && (
        <Box sx={{ mt: 1, p: 1.5, borderRadius: 1, bgcolor: 'action.hover', fontSize: '0.875rem' }}>
          <Typography variant="caption" color="text.secondary" component="p">
            {t('Changed since it was translated')}
          </Typography>
          <WordChanges was={text.source_text ?? ''} is={text.source} />
        </Box>
      )}
    </Box>
  );
}
