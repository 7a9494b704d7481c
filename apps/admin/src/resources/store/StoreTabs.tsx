import { SectionTabs } from '#layout/SectionTabs.tsx';

const lists = [
  { resource: 'products', label: 'Products' },
  { resource: 'product-collections', label: 'Collections' },
] as const;

export function StoreTabs({ current }: { current: 'products' | 'product-collections' }) {
  return <SectionTabs label="Products and collections" current={current} lists={lists} />;
}
