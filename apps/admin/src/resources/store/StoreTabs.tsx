import { SectionTabs } from '#ui/page/SectionTabs.tsx';

const pages = [
  { path: 'products', label: 'Products' },
  { path: 'product-collections', label: 'Collections' },
] as const;

export function StoreTabs({ current }: { current: 'products' | 'product-collections' }) {
  return <SectionTabs label="Products and collections" current={current} pages={pages} />;
}
