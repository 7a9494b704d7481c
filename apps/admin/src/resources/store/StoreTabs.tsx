import { t } from '#i18n/t.ts';
import { SectionTabs } from '#ui/page/SectionTabs.tsx';

const pages = [
  { path: 'products', label: t('Products') },
  { path: 'product-collections', label: t('Collections') },
] as const;

export function StoreTabs({ current }: { current: 'products' | 'product-collections' }) {
  return <SectionTabs label={t('Products and collections')} current={current} pages={pages} />;
}
