import { illustrations } from '@expat-buddy/illustrations';
import { type PickedPicture, PictureChoices } from './PictureChoices.tsx';

const choices = illustrations.map(({ slug, alt }) => ({
  address: `illustrations/${slug}.webp`,
  preview: `/illustrations/${slug}-480.webp`,
  name: alt,
  alt,
}));

/** The landscapes drawn for the site. */
export default function IllustrationChoices({ onPick }: { onPick: PickedPicture }) {
  return <PictureChoices choices={choices} onPick={onPick} />;
}
