import { Box, Button } from '@mui/material';
import { useState } from 'react';

/** Longer ones are cut, so that one customer's novel does not push the others off the screen. */
const LONG = 480;

/** What the customer wrote, in the direction of its own language. */
export function ReviewTextField({ words }: { words: string }) {
  const [isOpen, setOpen] = useState(false);
  const isLong = words.length > LONG;
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
        {words}
      </Box>
      {isLong && (
        <Button
          size="small"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          sx={{ marginInlineStart: -0.5 }}
        >
          {isOpen ? 'Show less' : 'Read more'}
        </Button>
      )}
    </>
  );
}
