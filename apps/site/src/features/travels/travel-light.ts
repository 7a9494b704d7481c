import type { Travel } from '@expat-buddy/domain/travel/types';
import type { Light } from '#lib/pictures/light.ts';
import { pictureLight } from '#lib/pictures/picture-light.ts';

// For uploaded photos: the first matching tag wins.
const lightOfTag: [tag: string, light: Light][] = [
  ['stargazing', 'night'],
  ['desert', 'evening'],
  ['coast', 'morning'],
  ['diving', 'morning'],
  ['music', 'blue-hour'],
  ['roman', 'noon'],
  ['hiking', 'noon'],
];

export function travelLight({ imageUrl, tags }: Pick<Travel, 'imageUrl' | 'tags'>): Light {
  return pictureLight(imageUrl) ?? lightOfTag.find(([tag]) => tags.includes(tag))?.[1] ?? 'noon';
}
