import { calendarDayOf } from '@expat-buddy/domain/dates/calendar-day';
import { isDueForReview } from '@expat-buddy/domain/source/review';
import { Chip } from '@mui/material';
import { t } from '#i18n/t.ts';

/** Marks a statement that somebody should compare with its source again. */
export function DueMark({ checkedOn }: { checkedOn: string | null }) {
  if (!isDueForReview(checkedOn, calendarDayOf(new Date()))) return null;
  return <Chip size="small" color="warning" variant="outlined" label={t('Due for review')} />;
}
