import type { SearchPart } from '@expat-buddy/domain/content/field';
import type { Sample } from './sample-record.ts';

type Source = Readonly<Record<SearchPart, string>> & { translated: unknown };

const parts = ['title', 'summary', 'place', 'keywords', 'fine_print'] as const;

const partOf = ({ field: { search }, text: { key } }: Sample): SearchPart | undefined =>
  typeof search === 'object' ? search[key] : search;

/** Differences between the line of a field and what the search finds of a record, as sentences. */
export function searchProblems(source: Source, sample: Sample, file: string): string[] {
  const part = partOf(sample);
  const { english, french } = sample.text;
  const found = parts.filter((each) => source[each].includes(english));
  const where = 'private.search_sources';
  if (part === undefined)
    return found.map(
      (each) => `${where} has “${sample.path}” in ${each}; ${file} does not say so.`,
    );
  const isFoundInFrench = JSON.stringify(source.translated).includes(french);
  return [
    ...(found.includes(part) ? [] : [`${where} lacks “${sample.path}” in ${part} (${file}).`]),
    ...(isFoundInFrench || !sample.isTranslated
      ? []
      : [`${where} lacks “${sample.path}” in the texts of searchable_texts() (${file}).`]),
  ];
}
