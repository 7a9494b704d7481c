import { activityIcon, activityIcons } from '@expat-buddy/domain/activity/icons';
import { ActivityIcon } from './ActivityIcon.tsx';
import { IconChoices } from './IconChoices.tsx';

const labels: Readonly<Record<(typeof activityIcons)[number], string>> = {
  Fish: 'Fish',
  Compass: 'Compass',
  Sailboat: 'Sailboat',
  Anchor: 'Anchor',
  Tent: 'Tent',
  Truck: 'Truck',
  GalleryHorizontalEnd: 'Gallery',
  Target: 'Target',
};

const choices = activityIcons.map((name) => ({ name, label: labels[name] }));

export function IconPicker({ source }: { source: string }) {
  return (
    <IconChoices
      source={source}
      choices={choices}
      shownFor={(name) => labels[activityIcon(name)]}
      iconOf={(name) => <ActivityIcon name={name} size={22} />}
    />
  );
}
