import type { HeroSlide } from '@expat-buddy/domain/hero-slide/hero-slide-calls';
import type { Light } from '#lib/light.ts';
import { pictureLight } from '#lib/picture-light.ts';

const day: Light[] = ['morning', 'noon', 'evening', 'blue-hour', 'night'];

/** The light of a slide: that of its picture; for an uploaded one, the hour of its place in the day. */
export function slideLight({ image }: Pick<HeroSlide, 'image'>, index: number): Light {
  return pictureLight(image) ?? day[index % day.length] ?? 'morning';
}
