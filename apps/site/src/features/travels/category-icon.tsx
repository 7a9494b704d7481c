import {
  type TravelCategoryIcon,
  travelCategoryIcon,
} from '@expat-buddy/domain/travel-category/travel-category-icons';
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

// These sixteen and no more (spec section 3): an icon taken by its name would bring all there are.
const icons: Record<TravelCategoryIcon, LucideIcon> = {
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

/** The icon of a travel category by its stored name; any other value gives the globe. */
export function CategoryIcon({ name, className }: { name: string; className?: string }) {
  const Icon = icons[travelCategoryIcon(name)];
  return <Icon className={className} strokeWidth={1.6} aria-hidden="true" />;
}
