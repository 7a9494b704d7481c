import { travelCategoryIcon, travelCategoryIcons } from '@expat-buddy/domain/travel-category/icons';
import { IconChoices } from '#ui/inputs/IconChoices.tsx';
import { CategoryIcon } from './CategoryIcon.tsx';

const labelOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const choices = travelCategoryIcons.map((name) => ({ name, label: labelOf(name) }));

export function CategoryIconInput() {
  return (
    <IconChoices
      source="icon"
      choices={choices}
      shownFor={(name) => labelOf(travelCategoryIcon(name))}
      iconOf={(name) => <CategoryIcon name={name} size={22} />}
    />
  );
}
