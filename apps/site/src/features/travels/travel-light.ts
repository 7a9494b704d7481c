import type { Travel } from '@expat-buddy/domain/travel/present-travel';
import type { Light } from '#lib/light.ts';
import { pictureLight } from '#lib/picture-light.ts';

// For pictures that staff uploaded: the tags tell what kind of day it is, the first that fits wins.
const lightOfTag: [tag: string, light: Light][] = [
  ['stargazing', 'night'],
  ['desert', 'evening'],
  ['coast', 'morning'],
  ['diving', 'morning'],
  ['music', 'blue-hour'],
  ['roman', 'noon'],
  ['hiking', 'noon'],
];

/** Which of the five lights a travel owns: that of its picture, else that of its tags. */
export function travelLight({ imageUrl, tags }: Pick<Travel, 'imageUrl' | 'tags'>): Light {
  return pictureLight(imageUrl) ?? lightOfTag.find(([tag]) => tags.includes(tag))?.[1] ?? 'noon';
}
