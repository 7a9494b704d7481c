import {
  type TravelCategoryIcon,
  travelCategoryIcon,
} from '@expat-buddy/domain/travel-category/icons';
import {
  Anchor,
  Award,
  Book,
  Calendar,
  Castle,
  Clock,
  Flag,
  Globe,
  House,
  Landmark,
  type LucideIcon,
  Music,
  Palette,
  Ship,
  TreePalm,
  Users,
  Utensils,
} from 'lucide-react';

const icons: Readonly<Record<TravelCategoryIcon, LucideIcon>> = {
  music: Music,
  users: Users,
  utensils: Utensils,
  landmark: Landmark,
  globe: Globe,
  palette: Palette,
  home: House,
  calendar: Calendar,
  flag: Flag,
  award: Award,
  ship: Ship,
  book: Book,
  castle: Castle,
  anchor: Anchor,
  clock: Clock,
  palmtree: TreePalm,
};

/** The icon of a travel category, with a fallback for an unknown name. */
export function CategoryIcon({ name, size = 20 }: { name: string; size?: number }) {
  const Icon = icons[travelCategoryIcon(name)];
  return <Icon size={size} aria-hidden="true" />;
}
