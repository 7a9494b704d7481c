import { LibraryBig } from 'lucide-react';
import { t } from '#i18n/t.ts';
import { ContentEntries, resourcesOf } from './ContentEntries.tsx';
import { MenuGroup } from './MenuGroup.tsx';

type CatalogueMenuProps = { isOpen: boolean; onFollow: (() => void) | undefined };

const sections = resourcesOf('catalogue');

export function CatalogueMenu({ isOpen, onFollow }: CatalogueMenuProps) {
  return (
    <MenuGroup label={t('Catalogue')} icon={LibraryBig} sections={sections} isOpen={isOpen}>
      <ContentEntries group="catalogue" isOpen={isOpen} onFollow={onFollow} />
    </MenuGroup>
  );
}
