import { calendarDayOf, formatCalendarDay } from '@expat-buddy/domain/dates/calendar-day';
import {
  type ExpiringSetting,
  type Expiry,
  expiries,
} from '@expat-buddy/domain/site-settings/expiry';
import { OFFICE_TIME_ZONE } from '@expat-buddy/domain/site-settings/opening-hours';
import { Alert } from '@mui/material';
import type { ReactNode } from 'react';
import { locale } from '#i18n/locale.ts';
import { t } from '#i18n/t.ts';

const names: Readonly<Record<ExpiringSetting, string>> = {
  licence_valid_until: 'tourism licence',
  insurance_valid_until: 'insurance',
};

function sentence({ setting, lastDay, daysLeft }: Expiry): string {
  const day = formatCalendarDay(lastDay, locale.dateTag);
  if (daysLeft < 0) {
    return t('The {value} expired on {day}. Visitors no longer see it. Enter the new one.', {
      value: names[setting],
      day,
    });
  }
  const left =
    daysLeft === 0 ? 'today' : daysLeft === 1 ? 'tomorrow' : t('in {daysLeft} days', { daysLeft });
  return t('The {value} expires {left}, on {day}. After that day visitors no longer see it.', {
    value: names[setting],
    left,
    day,
  });
}

type ExpiryNoticesProps = {
  settings: Partial<Record<ExpiringSetting, string | null>>;
  action?: ReactNode;
};

/** Warns about a licence or insurance that has expired or soon will. */
export function ExpiryNotices({ settings, action }: ExpiryNoticesProps) {
  return expiries(settings, calendarDayOf(new Date(), OFFICE_TIME_ZONE)).map((expiry) => (
    <Alert
      key={expiry.setting}
      severity={expiry.daysLeft < 0 ? 'error' : 'warning'}
      role="status"
      action={action}
    >
      {sentence(expiry)}
    </Alert>
  ));
}
