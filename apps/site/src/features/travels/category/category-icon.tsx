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

// Exactly the sixteen icons of the specification (section 3): a dynamic import by name would bundle
// all of lucide.
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

export function CategoryIcon({ name, className }: { name: string; className?: string }) {
  const Icon = icons[travelCategoryIcon(name)];
  return <Icon className={className} strokeWidth={1.6} aria-hidden="true" />;
}
