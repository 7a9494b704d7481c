import { illustrations } from '@expat-buddy/illustrations';
import { PictureChoices } from './PictureChoices.tsx';
import type { PictureChoosing } from './picked-picture.ts';

const choices = illustrations.map(({ slug, alt }) => ({
  address: `illustrations/${slug}.webp`,
  preview: `/illustrations/${slug}-480.webp`,
  name: alt,
  alt,
}));

/** The landscapes drawn for the site. */
export default function IllustrationChoices(props: PictureChoosing) {
  return <PictureChoices choices={choices} {...props} />;
}
