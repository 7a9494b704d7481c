import type { TranslatedText } from '../texts.ts';

const names: Readonly<Record<string, string>> = {
  alt: 'Photo description',
  image_alt: 'Photo description',
  longdescription: 'Long description',
  groupsize: 'Group size',
  besttime: 'Best time',
  ctaTitle: 'Call to action, title',
  ctaDescription: 'Call to action, text',
  ctaButtonText: 'Call to action, button',
  'questions.question': 'Question',
  'questions.answer': 'Answer to question',
  'gallery.alt': 'Description of gallery photo',
  'gallery.caption': 'Caption of gallery photo',
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
  return `Day ${text.day_number}, ${numbered.toLowerCase()}`;
}
