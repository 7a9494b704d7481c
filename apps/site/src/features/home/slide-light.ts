import type { HeroSlide } from '@expat-buddy/domain/hero-slide/types';
import type { Light } from '#lib/pictures/light.ts';
import { pictureLight } from '#lib/pictures/picture-light.ts';

const day: Light[] = ['morning', 'noon', 'evening', 'blue-hour', 'night'];

/** The light of the picture, or for an uploaded one, a light by position. */
export function slideLight({ image }: Pick<HeroSlide, 'image'>, index: number): Light {
  return pictureLight(image) ?? day[index % day.length] ?? 'morning';
}
