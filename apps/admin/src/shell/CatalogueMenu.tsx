import {
  CalendarDays,
  Caravan,
  CircleHelp,
  Handshake,
  House,
  IdCard,
  LibraryBig,
  LifeBuoy,
  MapPin,
  MessageSquareText,
  Settings2,
  ShoppingBag,
  Tags,
  TextSearch,
} from 'lucide-react';
import { MenuEntry } from './MenuEntry.tsx';
import { MenuGroup } from './MenuGroup.tsx';

type CatalogueMenuProps = { isOpen: boolean; onFollow: (() => void) | undefined };

const sections = [
  'regions',
  'types',
  'tags',
  'places',
  'services',
  'vehicles',
  'events',
  'products',
  'product-collections',
  'faq',
  'entry-rules',
  'guide-entries',
  'message-templates',
  'search-synonyms',
  'team-members',
  'settings',
];

export function CatalogueMenu({ isOpen, onFollow }: CatalogueMenuProps) {
  const shared = { isOpen, ...(onFollow && { onFollow }) };
  return (
    <MenuGroup label="Catalogue" icon={LibraryBig} sections={sections} isOpen={isOpen}>
      <MenuEntry
        {...shared}
        to="/regions"
        alsoFor={['/types', '/tags']}
        label="Regions, types, tags"
        icon={Tags}
      />
      <MenuEntry {...shared} to="/places" label="Places" icon={MapPin} />
      <MenuEntry {...shared} to="/services" label="Services" icon={LifeBuoy} />
      <MenuEntry {...shared} to="/vehicles" label="Vehicles" icon={Caravan} />
      <MenuEntry {...shared} to="/events" label="Events" icon={CalendarDays} />
      <MenuEntry
        {...shared}
        to="/products"
        alsoFor="/product-collections"
        label="Products"
        icon={ShoppingBag}
      />
      <MenuEntry {...shared} to="/faq" label="FAQ" icon={CircleHelp} />
      <MenuEntry {...shared} to="/entry-rules" label="Entry papers" icon={IdCard} />
      <MenuEntry {...shared} to="/guide-entries" label="Living here" icon={House} />
      <MenuEntry
        {...shared}
        to="/message-templates"
        label="Reply templates"
        icon={MessageSquareText}
      />
      <MenuEntry {...shared} to="/search-synonyms" label="Search synonyms" icon={TextSearch} />
      <MenuEntry {...shared} to="/team-members" label="Team" icon={Handshake} />
      <MenuEntry {...shared} to="/settings" label="Site settings" icon={Settings2} />
    </MenuGroup>
  );
}
