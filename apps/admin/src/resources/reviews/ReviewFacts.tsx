import { dayText } from '@expat-buddy/domain/format/day';
import { Box, Link as MuiLink, Typography } from '@mui/material';
import { BadgeCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { locale } from '#i18n/locale.ts';
import { rich, t, translated } from '#i18n/t.ts';
import { Moment } from '#ui/Moment.tsx';
import { RatingField } from './RatingField.tsx';
import { moderatorName, type ReviewRecord, ruleNames, subjectsOf } from './review.ts';

export function ReviewHead({ review }: { review: ReviewRecord }) {
  const subjects = subjectsOf(review);
  const monthAndYear = { month: 'long', year: 'numeric' } as const;
  const visit =
    review.visited_month &&
    t('visited in {month}', {
      month: dayText(review.visited_month, locale.language, monthAndYear),
    });
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
            <BadgeCheck size={15} aria-hidden="true" /> {t('Verified visit')}
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
        {subjects.length === 0 && t('About nothing in particular')}
        {subjects.map(({ kind, title, path, isPublic }, index) => (
          <span key={path}>
            {index === 0 ? `${t('About (subject)')} ` : ', '}
            {t('the {kind}', { kind: translated(kind) })}{' '}
            <MuiLink component={Link} to={path}>
              {title}
            </MuiLink>
            {!isPublic && ` ${t('(not public)')}`}
          </span>
        ))}
        {visit && ` · ${visit}`}
      </Typography>
    </>
  );
}

export function Answer({ review: { answer } }: { review: ReviewRecord }) {
  if (!answer) return null;
  return (
    <Box
      sx={{
        my: 1.5,
        paddingInlineStart: 2,
        borderInlineStart: '2px solid',
        borderColor: 'divider',
      }}
    >
      <Typography variant="body2" sx={{ fontWeight: 500 }}>
        {t('Our answer')}
      </Typography>
      <Typography
        variant="body2"
        dir="auto"
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {answer}
      </Typography>
    </Box>
  );
}

export function DecisionFacts({ review }: { review: ReviewRecord }) {
  const { status, moderated_at: at, rejection_reason: reason } = review;
  if (!at) return null;
  const done = {
    pending: t('Moved to pending'),
    published: t('Published'),
    rejected: t('Rejected'),
  }[status];
  return (
    <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
      {rich('{done} by {name}, {moment}', {
        done,
        name: moderatorName(review),
        moment: <Moment key="moment" at={at} />,
      })}
      {reason && <>: {ruleNames[reason]}</>}
    </Typography>
  );
}
