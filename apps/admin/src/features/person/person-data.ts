import { toDataError } from '#providers/data/database-errors.ts';
import { linkFiles } from '#providers/inquiry-files.ts';
import { linkReviewPhotos } from '#providers/review-photos.ts';
import { supabase } from '#providers/supabase.ts';
import { type ErasedCounts, filesOf, type PersonData, reviewsOf } from './person-counts.ts';

export async function readPerson(address: string): Promise<PersonData> {
  const { data, error, status } = await supabase.rpc('export_person', { address });
  if (error) throw toDataError({ status, body: error });
  return data as unknown as PersonData;
}

export async function erasePerson(address: string, reviewIds: string[]): Promise<ErasedCounts> {
  const { data, error, status } = await supabase.rpc('erase_person', {
    address,
    review_ids: reviewIds,
  });
  if (error) throw toDataError({ status, body: error });
  return data as ErasedCounts;
}

export const hasFiles = (person: PersonData): boolean =>
  filesOf(person).length > 0 || reviewsOf(person).some(({ photos }) => photos.length > 0);

/** The storage keeps photos of reviews without an extension. */
const extensionOf = (mimeType: string) => mimeType.replace(/^image\//, '.').replace('jpeg', 'jpg');

/** Saves the files of a person's inquiries and the photos of their reviews on this computer. */
export async function downloadFiles(person: PersonData): Promise<void> {
  const reviews = reviewsOf(person);
  const [links, photos] = await Promise.all([
    linkFiles(filesOf(person)),
    linkReviewPhotos(reviews.map(({ id }) => id)),
  ]);
  const downloads = [
    ...links.map(({ download }) => download),
    ...reviews
      .flatMap((review) => review.photos)
      .flatMap(({ id, mime_type }) => {
        const url = photos.get(id);
        return url ? [`${url}&download=${id}${extensionOf(mime_type)}`] : [];
      }),
  ];
  for (const download of downloads) {
    const link = document.createElement('a');
    link.href = download;
    link.referrerPolicy = 'no-referrer';
    link.click();
    // Browsers drop all but the last of several downloads that start at once.
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
