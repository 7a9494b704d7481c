import { formatCalendarDay } from '@expat-buddy/domain/dates/calendar-day';
import { Box, Link as MuiLink, Typography } from '@mui/material';
import { BadgeCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Moment } from '#ui/Moment.tsx';
import { RatingField } from './RatingField.tsx';
import { moderatorName, type ReviewRecord, subjectOf } from './review.ts';

export function ReviewHead({ review }: { review: ReviewRecord }) {
  const { kind, title, path, isPublic } = subjectOf(review);
  const visit = review.visited_on && `visited ${formatCalendarDay(review.visited_on, 'en-GB')}`;
  const more = [review.location, visit].filter(Boolean).join(' · ');
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.25 }}>
        <Typography component="h2" dir="auto" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
          {review.name}
        </Typography>
        <RatingField rating={review.rating} />
        {review.is_verified && (
          <Typography
            variant="caption"
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color: 'success.main' }}
          >
            <BadgeCheck size={15} aria-hidden="true" /> Verified visit
          </Typography>
        )}
        <Typography
          variant="caption"
          color="text.secondary"
          sx={{ marginInlineStart: { sm: 'auto' }, whiteSpace: 'nowrap' }}
        >
          <Moment at={review.created_at} />
        </Typography>
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        About the {kind}{' '}
        <MuiLink component={Link} to={path}>
          {title}
        </MuiLink>
        {!isPublic && ', which visitors do not see'}
        {more && ` · ${more}`}
      </Typography>
    </>
  );
}

export function DecisionFacts({ review }: { review: ReviewRecord }) {
  const { status, moderated_at: at, rejection_reason: reason } = review;
  if (!at) return null;
  const done = { pending: 'Moved to pending', published: 'Published', rejected: 'Rejected' }[
    status
  ];
  return (
    <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
      {done} by {moderatorName(review)}, <Moment at={at} />
      {reason && (
        <>
          : <bdi>{reason}</bdi>
        </>
      )}
    </Typography>
  );
}
