import { OFFICE_TIME_ZONE as timeZone } from '@expat-buddy/domain/site-settings/opening-hours';
import { locale } from '#i18n/locale.ts';
import { t } from '#i18n/t.ts';
import { formatMoment } from '#ui/format-moment.ts';

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale.dateTag, { timeZone, ...options });

const short = format({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
const ofAnotherYear = format({ day: 'numeric', month: 'short', year: 'numeric' });
const long = format({ dateStyle: 'long', timeStyle: 'short' });
const year = format({ year: 'numeric' });

/**
 * A timestamp in the office's time zone, the same for every reader and in exports. Shows the year
 * when it is not the current one.
 */
export function Moment({ at, isLong = false }: { at: string; isLong?: boolean }) {
  const whole = t('{long}, Algiers time', { long: formatMoment(long, at) });
  const isThisYear = formatMoment(year, at) === formatMoment(year, Date.now());
  return (
    <time dateTime={at} title={whole}>
      {isLong ? whole : formatMoment(isThisYear ? short : ofAnotherYear, at)}
    </time>
  );
}
