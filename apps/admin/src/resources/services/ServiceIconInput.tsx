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
import { t } from '#i18n/t.ts';
import { IconChoices } from '#ui/inputs/IconChoices.tsx';

const icons: Readonly<Record<string, { label: string; Icon: LucideIcon }>> = {
  map: { label: t('Map'), Icon: MapIcon },
  car: { label: t('Car'), Icon: Car },
  plane: { label: t('Plane'), Icon: Plane },
  'message-circle': { label: t('Message'), Icon: MessageCircle },
  book: { label: t('Book'), Icon: BookOpen },
  wrench: { label: t('Wrench'), Icon: Wrench },
  users: { label: t('People'), Icon: Users },
  calendar: { label: t('Calendar'), Icon: Calendar },
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
      shownFor={() => t('a helping ring')}
      iconOf={(name) => <ServiceIcon name={name} />}
    />
  );
}
