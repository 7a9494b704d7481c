import { photoSources } from '@expat-buddy/domain/photo/sizes';

const widths = [480, 960, 1600] as const;
const ILLUSTRATION = /^\/illustrations\/([a-z0-9-]+)\.webp$/;

type ImageSource = { type: string; srcSet: string };

/** Empty for images that are neither an illustration nor a photo from the media library. */
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
      // The 960 px WebP has no width in its name, because the database refers to it.
      srcSet: sized((width) => (width === 960 ? `${slug}.webp` : `${slug}-${width}.webp`)),
    },
  ];
}
