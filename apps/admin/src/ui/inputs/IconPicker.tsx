import { activityIcon, activityIcons } from '@expat-buddy/domain/activity/icons';
import { t } from '#i18n/t.ts';
import { ActivityIcon } from './ActivityIcon.tsx';
import { IconChoices } from './IconChoices.tsx';

const labels: Readonly<Record<(typeof activityIcons)[number], string>> = {
  Fish: t('Fish'),
  Compass: t('Compass'),
  Sailboat: t('Sailboat'),
  Anchor: t('Anchor'),
  Tent: t('Tent'),
  Truck: t('Truck'),
  GalleryHorizontalEnd: t('Gallery'),
  Target: t('Target'),
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
