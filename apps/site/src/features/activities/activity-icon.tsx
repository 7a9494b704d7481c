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
import type { Light } from '#lib/pictures/light.ts';

const icons: Record<IconName, LucideIcon> = {
  Fish,
  Compass,
  Sailboat,
  Anchor,
  Tent,
  Truck,
  GalleryHorizontalEnd,
  Target,
};

/** Any name that the specification does not list gets the default icon. */
export function ActivityIcon({ name, className }: { name: string; className?: string }) {
  const Icon = icons[activityIcon(name)];
  return <Icon className={className} strokeWidth={1.6} aria-hidden="true" />;
}

const lights: Record<IconName, Light> = {
  Fish: 'morning',
  Sailboat: 'morning',
  Anchor: 'blue-hour',
  Compass: 'noon',
  Target: 'noon',
  GalleryHorizontalEnd: 'blue-hour',
  Truck: 'evening',
  Tent: 'night',
};

export function activityLight(icon: string): Light {
  return lights[activityIcon(icon)];
}
