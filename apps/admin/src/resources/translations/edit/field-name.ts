import { t } from '#i18n/t.ts';
import type { TranslatedText } from '../texts.ts';

const names: Readonly<Record<string, string>> = {
  alt: t('Photo description'),
  image_alt: t('Photo description'),
  longdescription: t('Long description'),
  groupsize: t('Group size'),
  besttime: t('Best time'),
  ctaTitle: t('Call to action, title'),
  ctaDescription: t('Call to action, text'),
  ctaButtonText: t('Call to action, button'),
  'questions.question': t('Question'),
  'questions.answer': t('Answer to question'),
  'gallery.alt': t('Description of gallery photo'),
  'gallery.caption': t('Caption of gallery photo'),
};

function readable(column: string): string {
  const words = column
    .replaceAll('_', ' ')
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.replace(/^./, (first) => first.toUpperCase());
}

/** "Title", "Highlights 2", "Day 3, stops 1" */
export function fieldName(text: Pick<TranslatedText, 'field' | 'day_number' | 'element'>): string {
  const column = text.field.replace(/^days\./, '');
  const name = names[column] ?? readable(column);
  const numbered = text.element === null ? name : `${name} ${text.element}`;
  if (text.day_number === null) return numbered;
  return t('Day {dayNumber}, {numbered}', {
    dayNumber: text.day_number,
    numbered: numbered.toLowerCase(),
  });
}
