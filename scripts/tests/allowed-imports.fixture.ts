import type { Import } from './forbidden-imports.fixture.ts';

export const allowed: Omit<Import, 'rule'>[] = [
  {
    from: 'apps/site/src/features/travels/map/map.tsx',
    imports: '../travel.ts',
    to: 'apps/site/src/features/travels/travel.ts',
  },
  {
    from: 'apps/site/src/app/home-page.tsx',
    imports: '#features/travels/travel.ts',
    to: 'apps/site/src/features/travels/travel.ts',
  },
  {
    from: 'apps/admin/src/features/catalogue/CatalogueForm.tsx',
    imports: '#features/history/RecordHistory.tsx',
    to: 'apps/admin/src/features/history/RecordHistory.tsx',
  },
  {
    from: 'apps/admin/src/resources/photos/PhotoEdit.tsx',
    imports: '@expat-buddy/domain/price',
    to: 'packages/domain/src/price.ts',
  },
];
