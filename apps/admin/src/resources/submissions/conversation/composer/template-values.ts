import { dayRange } from '@expat-buddy/domain/format/day';
import { serviceLabel } from '@expat-buddy/domain/inquiry/kinds/labels';
import { inquiryReference } from '@expat-buddy/domain/inquiry/submission-id';
import type { Language } from '@expat-buddy/domain/language/languages';
import { locales } from '@expat-buddy/domain/language/locales';
import type { Placeholder } from '@expat-buddy/domain/message-template/placeholders';
import type { SubmissionRecord } from '../../submission.ts';

const yourTrip: Readonly<Record<Language, string>> = {
  en: 'your trip',
  fr: 'votre voyage',
  ar: 'رحلتكم',
};

/** `YYYY-MM-DD`; empty if no day is known. */
function datesOf(from: string | null, until: string | null, language: Language): string {
  const [first, last] = [from ?? until, until ?? from];
  if (!first || !last) return '';
  return dayRange(first, last, language);
}

function travelOf(titles: readonly string[], service: string, language: Language): string {
  if (titles.length > 0) {
    // A title keeps its own grammar in an Arabic sentence.
    const named = language === 'ar' ? titles.map((title) => `«${title}»`) : titles;
    return new Intl.ListFormat(locales[language].dateTag, { type: 'conjunction' }).format(named);
  }
  const isTrip = service === 'general' || service === 'trip-planner';
  return isTrip || language !== 'en' ? yourTrip[language] : serviceLabel(service).toLowerCase();
}

/** The values of the placeholders of a template, without those that are unknown. */
export function templateValues(
  submission: SubmissionRecord,
  { titles, owner, language }: { titles: readonly string[]; owner: string; language: Language },
): Partial<Record<Placeholder, string>> {
  return {
    first_name: submission.name.trim().split(/\s+/)[0] ?? '',
    travel: travelOf(titles, submission.service, language),
    dates: datesOf(submission.departureDate, submission.returnDate, language),
    reference: inquiryReference(submission.id),
    owner,
  };
}
