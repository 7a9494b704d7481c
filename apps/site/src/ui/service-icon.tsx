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

// A dynamic lookup by name would bundle all of lucide.
export const serviceIcons: Readonly<Record<string, LucideIcon>> = {
  map: MapIcon,
  car: Car,
  plane: Plane,
  'message-circle': MessageCircle,
  book: BookOpen,
  wrench: Wrench,
  users: Users,
  calendar: Calendar,
};

export function ServiceIcon({ name, className }: { name: string; className?: string }) {
  const Icon = serviceIcons[name] ?? LifeBuoy;
  return <Icon className={className} strokeWidth={1.6} aria-hidden="true" />;
}
