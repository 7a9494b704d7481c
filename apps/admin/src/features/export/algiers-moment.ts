import { OFFICE_TIME_ZONE } from '@expat-buddy/domain/site-settings/opening-hours';
import { interfaceLanguage } from '#i18n/interface-language.ts';
import { formatMoment } from '#ui/format-moment.ts';

const formatIn = (tag: string) =>
  new Intl.DateTimeFormat(tag, {
    timeZone: OFFICE_TIME_ZONE,
    dateStyle: 'short',
    timeStyle: 'short',
  });

// The Swedish format is the one that spreadsheets parse in any language: 2026-11-21 17:05.
const sortable = formatIn('sv-SE');
const format = interfaceLanguage === 'fr' ? formatIn('fr') : sortable;

/** A timestamp in the office's time zone, because a file has no reader's zone. */
export function algiersMoment(at: string | null): string {
  return at ? formatMoment(format, at) : '';
}

/** The present in the name of a file: `2026-11-21-1705`. */
export const momentInName = (): string =>
  sortable.format(new Date()).replace(' ', '-').replace(':', '');
