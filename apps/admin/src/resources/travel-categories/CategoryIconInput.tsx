import {
  type TravelCategoryIcon,
  travelCategoryIcon,
  travelCategoryIcons,
} from '@expat-buddy/domain/travel-category/icons';
import { t } from '#i18n/t.ts';
import { IconChoices } from '#ui/inputs/IconChoices.tsx';
import { CategoryIcon } from './CategoryIcon.tsx';

const labels: Readonly<Record<TravelCategoryIcon, string>> = {
  music: t('Music'),
  users: t('Users'),
  utensils: t('Utensils'),
  landmark: t('Landmark'),
  globe: t('Globe'),
  palette: t('Palette'),
  home: t('Home'),
  calendar: t('Calendar'),
  flag: t('Flag'),
  award: t('Award'),
  ship: t('Ship'),
  book: t('Book'),
  castle: t('Castle'),
  anchor: t('Anchor'),
  clock: t('Clock'),
  palmtree: t('Palmtree'),
};
const choices = travelCategoryIcons.map((name) => ({ name, label: labels[name] }));

export function CategoryIconInput() {
  return (
    <IconChoices
      source="icon"
      choices={choices}
      shownFor={(name) => labels[travelCategoryIcon(name)]}
      iconOf={(name) => <CategoryIcon name={name} size={22} />}
    />
  );
}
