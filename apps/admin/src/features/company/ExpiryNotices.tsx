import { calendarDayOf, formatCalendarDay } from '@expat-buddy/domain/dates/calendar-day';
import {
  type ExpiringSetting,
  type Expiry,
  expiries,
} from '@expat-buddy/domain/site-settings/expiry';
import { OFFICE_TIME_ZONE } from '@expat-buddy/domain/site-settings/opening-hours';
import { Alert } from '@mui/material';
import type { ReactNode } from 'react';

const names: Readonly<Record<ExpiringSetting, string>> = {
  licence_valid_until: 'tourism licence',
  insurance_valid_until: 'insurance',
};

function sentence({ setting, lastDay, daysLeft }: Expiry): string {
  const day = formatCalendarDay(lastDay, 'en-GB');
  if (daysLeft < 0) {
    return `The ${names[setting]} expired on ${day}. Visitors no longer see it. Enter the new one.`;
  }
  const left = daysLeft === 0 ? 'today' : daysLeft === 1 ? 'tomorrow' : `in ${daysLeft} days`;
  return `The ${names[setting]} expires ${left}, on ${day}. After that day visitors no longer see it.`;
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
