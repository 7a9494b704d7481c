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
  ShoppingBag,
  Tags,
  TextSearch,
} from 'lucide-react';
import { t } from '#i18n/t.ts';
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
  'search-synonyms',
  'team-members',
];

export function CatalogueMenu({ isOpen, onFollow }: CatalogueMenuProps) {
  const shared = { isOpen, ...(onFollow && { onFollow }) };
  return (
    <MenuGroup label={t('Catalogue')} icon={LibraryBig} sections={sections} isOpen={isOpen}>
      <MenuEntry
        {...shared}
        to="/regions"
        alsoFor={['/types', '/tags']}
        label={t('Regions, types, tags')}
        icon={Tags}
      />
      <MenuEntry {...shared} to="/places" label={t('Places')} icon={MapPin} />
      <MenuEntry {...shared} to="/services" label={t('Services')} icon={LifeBuoy} />
      <MenuEntry {...shared} to="/vehicles" label={t('Vehicles')} icon={Caravan} />
      <MenuEntry {...shared} to="/events" label={t('Events')} icon={CalendarDays} />
      <MenuEntry
        {...shared}
        to="/products"
        alsoFor="/product-collections"
        label={t('Products')}
        icon={ShoppingBag}
      />
      <MenuEntry {...shared} to="/faq" label={t('FAQ')} icon={CircleHelp} />
      <MenuEntry {...shared} to="/entry-rules" label={t('Entry papers')} icon={IdCard} />
      <MenuEntry {...shared} to="/guide-entries" label={t('Living here')} icon={House} />
      <MenuEntry {...shared} to="/search-synonyms" label={t('Search synonyms')} icon={TextSearch} />
      <MenuEntry {...shared} to="/team-members" label={t('Team')} icon={Handshake} />
    </MenuGroup>
  );
}
