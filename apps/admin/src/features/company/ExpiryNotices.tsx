import { calendarDayOf } from '@expat-buddy/domain/dates/calendar-day';
import { dayText } from '@expat-buddy/domain/format/day';
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

const expired: Readonly<Record<ExpiringSetting, (day: string) => string>> = {
  licence_valid_until: (day) =>
    t('The tourism licence expired on {day}. Visitors no longer see it. Enter the new one.', {
      day,
    }),
  insurance_valid_until: (day) =>
    t('The insurance expired on {day}. Visitors no longer see it. Enter the new one.', { day }),
};

type Left = { left: string; day: string };

const expiring: Readonly<Record<ExpiringSetting, (when: Left) => string>> = {
  licence_valid_until: (when) =>
    t(
      'The tourism licence expires {left}, on {day}. After that day visitors no longer see it.',
      when,
    ),
  insurance_valid_until: (when) =>
    t('The insurance expires {left}, on {day}. After that day visitors no longer see it.', when),
};

const relativeDays = new Intl.RelativeTimeFormat(locale.tag, { numeric: 'auto' });

function sentence({ setting, lastDay, daysLeft }: Expiry): string {
  const day = dayText(lastDay, locale.language);
  if (daysLeft < 0) return expired[setting](day);
  return expiring[setting]({ left: relativeDays.format(daysLeft, 'day'), day });
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
