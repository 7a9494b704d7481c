import { formatMoment } from '@expat-buddy/domain/dates/format-moment';

const formats = {
  short: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  long: { dateStyle: 'long', timeStyle: 'short' },
  year: { day: 'numeric', month: 'short', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const written = (at: string, options: Intl.DateTimeFormatOptions) =>
  formatMoment(new Intl.DateTimeFormat('en-GB', options), at);

/** A moment in the reader's own time; the year is shown when it is not this one. */
export function Moment({ at, isLong = false }: { at: string; isLong?: boolean }) {
  const isThisYear = new Date(at).getFullYear() === new Date().getFullYear();
  const options = isLong ? formats.long : isThisYear ? formats.short : formats.year;
  return (
    <time dateTime={at} title={written(at, formats.long)}>
      {written(at, options)}
    </time>
  );
}
