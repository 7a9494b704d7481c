import {
  BookOpen,
  Calendar,
  Car,
  LifeBuoy,
  type LucideIcon,
  Map as MapIcon,
  MessageCircle,
  Plane,
  Users,
  Wrench,
} from 'lucide-react';

// By the names that the services carry; an icon looked up in the whole set would bring all of it.
const icons: Readonly<Record<string, LucideIcon>> = {
  map: MapIcon,
  car: Car,
  plane: Plane,
  'message-circle': MessageCircle,
  book: BookOpen,
  wrench: Wrench,
  users: Users,
  calendar: Calendar,
};

/** The icon of a service by its stored name; any other value gives a helping ring. */
export function ServiceIcon({ name, className }: { name: string; className?: string }) {
  const Icon = icons[name] ?? LifeBuoy;
  return <Icon className={className} strokeWidth={1.6} aria-hidden="true" />;
}
