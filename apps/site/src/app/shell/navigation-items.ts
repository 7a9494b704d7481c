import { Carrot, type LucideIcon, Tent } from 'lucide-react';
import { paths } from '#lib/paths.ts';
import type { baseMessages } from '#messages/shell/base.ts';

export type NavigationItem = {
  name: keyof (typeof baseMessages)['navigation'];
  to: string;
  Icon?: LucideIcon;
};

/** In the order of the specification, section 2. */
export const navigationItems: NavigationItem[] = [
  { name: 'home', to: paths.home },
  { name: 'travels', to: paths.travels },
  { name: 'activities', to: paths.activities },
  { name: 'services', to: paths.services },
  { name: 'algroove', to: paths.algroove, Icon: Carrot },
  { name: 'rvRental', to: paths.rvRental, Icon: Tent },
  { name: 'store', to: paths.store },
  { name: 'whyUs', to: paths.whyUs },
];
