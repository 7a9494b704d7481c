import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { t } from '#i18n/t.ts';

/** Longer reviews are collapsed. */
const LONG = 480;

export function ReviewTextField({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > LONG;
  return (
    <>
      <Box
        component="blockquote"
        dir="auto"
        sx={{
          m: 0,
          my: 1,
          maxWidth: '70ch',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          ...(isLong &&
            !isOpen && {
              display: '-webkit-box',
              WebkitLineClamp: 5,
              WebkitBoxOrient: 'vertical',
              overflow: 'hidden',
            }),
        }}
      >
        {text}
      </Box>
      {isLong && (
        <Button
          size="small"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          sx={{ marginInlineStart: -0.5 }}
        >
          {isOpen ? t('Show less') : t('Read more')}
        </Button>
      )}
    </>
  );
}
