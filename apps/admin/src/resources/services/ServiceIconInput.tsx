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
import { IconChoices } from '#ui/inputs/IconChoices.tsx';

const icons: Readonly<Record<string, { label: string; Icon: LucideIcon }>> = {
  map: { label: 'Map', Icon: MapIcon },
  car: { label: 'Car', Icon: Car },
  plane: { label: 'Plane', Icon: Plane },
  'message-circle': { label: 'Message', Icon: MessageCircle },
  book: { label: 'Book', Icon: BookOpen },
  wrench: { label: 'Wrench', Icon: Wrench },
  users: { label: 'People', Icon: Users },
  calendar: { label: 'Calendar', Icon: Calendar },
};

const choices = Object.entries(icons).map(([name, { label }]) => ({ name, label }));

/** The icon of a service, with a fallback for an unknown name. */
function ServiceIcon({ name }: { name: string }) {
  const Icon = icons[name]?.Icon ?? LifeBuoy;
  return <Icon size={22} aria-hidden="true" />;
}

export function ServiceIconInput() {
  return (
    <IconChoices
      source="icon"
      choices={choices}
      shownFor={() => 'a helping ring'}
      iconOf={(name) => <ServiceIcon name={name} />}
    />
  );
}
