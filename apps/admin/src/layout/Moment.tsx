const formats = {
  short: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  long: { dateStyle: 'long', timeStyle: 'short' },
  year: { day: 'numeric', month: 'short', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A moment in the reader's own time; the year is shown when it is not this one. */
export function Moment({ at, isLong = false }: { at: string; isLong?: boolean }) {
  const moment = new Date(at);
  const isThisYear = moment.getFullYear() === new Date().getFullYear();
  const options = isLong ? formats.long : isThisYear ? formats.short : formats.year;
  return (
    <time dateTime={at} title={new Intl.DateTimeFormat('en-GB', formats.long).format(moment)}>
      {new Intl.DateTimeFormat('en-GB', options).format(moment)}
    </time>
  );
}
