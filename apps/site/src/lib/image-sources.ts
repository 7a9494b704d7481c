import { photoSources } from '@expat-buddy/domain/image/photo-sizes';

/** Widths in which each illustration of the project exists (see public/illustrations). */
const widths = [480, 960, 1600] as const;
const ILLUSTRATION = /^\/illustrations\/([a-z0-9-]+)\.webp$/;

type ImageSource = { type: string; srcSet: string };

/** The smaller and larger siblings of an illustration or of a photo of the library; none for others. */
export function imageSources(src: string): ImageSource[] {
  const slug = ILLUSTRATION.exec(src)?.[1];
  if (!slug) {
    const photo = photoSources(src);
    return photo ? [photo] : [];
  }
  const sized = (name: (width: number) => string) =>
    widths.map((width) => `/illustrations/${name(width)} ${width}w`).join(', ');
  return [
    { type: 'image/avif', srcSet: sized((width) => `${slug}-${width}.avif`) },
    {
      type: 'image/webp',
      // The 960 px webp is the file the database names, without a width in its own name.
      srcSet: sized((width) => (width === 960 ? `${slug}.webp` : `${slug}-${width}.webp`)),
    },
  ];
}
