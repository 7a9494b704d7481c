import { activityIcon, type ActivityIcon as IconName } from '@expat-buddy/domain/activity/icons';
import {
  Anchor,
  Compass,
  Fish,
  GalleryHorizontalEnd,
  type LucideIcon,
  Sailboat,
  Target,
  Tent,
  Truck,
} from 'lucide-react';

const icons: Readonly<Record<IconName, LucideIcon>> = {
  Fish,
  Compass,
  Sailboat,
  Anchor,
  Tent,
  Truck,
  GalleryHorizontalEnd,
  Target,
};

/** An activity's icon, with a fallback for an unknown name. */
export function ActivityIcon({ name, size = 20 }: { name: string; size?: number }) {
  const Icon = icons[activityIcon(name)];
  return <Icon size={size} aria-hidden="true" />;
}
