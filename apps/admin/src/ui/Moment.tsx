import { OFFICE_TIME_ZONE as timeZone } from '@expat-buddy/domain/site-settings/opening-hours';
import { locale } from '#i18n/locale.ts';
import { t } from '#i18n/t.ts';
import { formatMoment, officeMoment } from '#ui/format-moment.ts';

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale.dateTag, { timeZone, ...options });

const ofAnotherYear = format({ day: 'numeric', month: 'short', year: 'numeric' });
const year = format({ year: 'numeric' });

/**
 * A timestamp in the office's time zone, the same for every reader and in exports. Shows the year
 * when it is not the current one.
 */
export function Moment({ at, isLong = false }: { at: string; isLong?: boolean }) {
  const whole = t('{long}, Algiers time', { long: officeMoment(at) });
  const isThisYear = formatMoment(year, at) === formatMoment(year, Date.now());
  return (
    <time dateTime={at} title={whole}>
      {isLong
        ? whole
        : isThisYear
          ? officeMoment(at, { month: 'short', hasYear: false })
          : formatMoment(ofAnotherYear, at)}
    </time>
  );
}
