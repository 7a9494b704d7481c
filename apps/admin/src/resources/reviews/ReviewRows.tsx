import { Box } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useListContext } from 'react-admin';
import { t } from '#i18n/t.ts';
import { SelectRow } from '#ui/list/SelectRows.tsx';
import { OpenReports } from './OpenReports.tsx';
import { ReviewPhotos } from './photos/ReviewPhotos.tsx';
import { ReviewButtons } from './ReviewButtons.tsx';
import { Answer, DecisionFacts, ReviewHead } from './ReviewFacts.tsx';
import { ReviewTextField } from './ReviewTextField.tsx';
import type { ReviewRecord } from './review.ts';

/** Moderating needs the whole text, so these are cards instead of table rows. */
export function ReviewRows() {
  const { data } = useListContext<ReviewRecord>();
  const list = useRef<HTMLOListElement>(null);
  const wasInside = useRef(false);
  // The pressed button leaves the list with its review, so move focus to the list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the rows change.
  useEffect(() => {
    if (wasInside.current && document.activeElement === document.body) list.current?.focus();
  }, [data]);
  return (
    <Box
      component="ol"
      ref={list}
      tabIndex={-1}
      aria-label={t('Reviews')}
      onFocus={() => {
        wasInside.current = true;
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget) wasInside.current = false;
      }}
      sx={{ listStyle: 'none', m: 0, p: 0, '&:focus-visible': { outline: 'none' } }}
    >
      {data?.map((review) => (
        <Box
          component="li"
          key={review.id}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'auto minmax(0, 1fr)',
            columnGap: 0.5,
            px: { xs: 0.5, sm: 1 },
            py: 2,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Box sx={{ mt: -1.25 }}>
            <SelectRow id={review.id} name={t('the review of {name}', { name: review.name })} />
          </Box>
          <Box sx={{ paddingInlineEnd: { xs: 1, sm: 1.5 } }}>
            <ReviewHead review={review} />
            <ReviewTextField text={review.comment} />
            <ReviewPhotos review={review} />
            <Answer review={review} />
            <DecisionFacts review={review} />
            <OpenReports review={review} />
            <ReviewButtons review={review} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
