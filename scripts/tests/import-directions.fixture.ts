/** Imports between files of a temporary project: `imports` is written in `from` and leads to `to`. */
type Import = { rule: string; from: string; imports: string; to: string };

export const forbidden: Import[] = [
  {
    rule: 'site-feature',
    from: 'apps/site/src/features/reviews/relative.ts',
    imports: '../travels/travel.ts',
    to: 'apps/site/src/features/travels/travel.ts',
  },
  {
    rule: 'site-feature',
    from: 'apps/site/src/features/reviews/by-name.ts',
    imports: '#features/travels/travel.ts',
    to: 'apps/site/src/features/travels/travel.ts',
  },
  {
    rule: 'site-feature',
    from: 'apps/site/src/features/reviews/page.tsx',
    imports: '#app/home-page.tsx',
    to: 'apps/site/src/app/home-page.tsx',
  },
  {
    rule: 'site-lib',
    from: 'apps/site/src/lib/messages/deep.ts',
    imports: '../../features/travels/travel.ts',
    to: 'apps/site/src/features/travels/travel.ts',
  },
  {
    rule: 'site-ui',
    from: 'apps/site/src/ui/card.tsx',
    imports: '#features/travels/travel.ts',
    to: 'apps/site/src/features/travels/travel.ts',
  },
  {
    rule: 'site-hydrate',
    from: 'apps/site/src/hydrate/section.tsx',
    imports: '../lib/offline/read-at.ts',
    to: 'apps/site/src/lib/offline/read-at.ts',
  },
  {
    rule: 'site-src',
    from: 'apps/site/src/styles/served.ts',
    imports: '#rendering/server/served.ts',
    to: 'apps/site/rendering/server/served.ts',
  },
  {
    rule: 'site-app',
    from: 'apps/site/src/app/admin-page.tsx',
    imports: '../../../admin/src/ui/Picture.tsx',
    to: 'apps/admin/src/ui/Picture.tsx',
  },
  {
    rule: 'site',
    from: 'apps/site/service-worker/admin.ts',
    imports: '../../admin/src/ui/Picture.tsx',
    to: 'apps/admin/src/ui/Picture.tsx',
  },
  {
    rule: 'site',
    from: 'apps/site/vite.config.ts',
    imports: '@expat-buddy/local-supabase/start',
    to: 'packages/local-supabase/src/start.ts',
  },
  {
    rule: 'site-knows-no-scripts',
    from: 'apps/site/src/vite-env.ts',
    imports: '../../../scripts/build/settings.ts',
    to: 'scripts/build/settings.ts',
  },
  {
    rule: 'admin-resource',
    from: 'apps/admin/src/resources/travels/TravelEdit.tsx',
    imports: '../photos/PhotoList.tsx',
    to: 'apps/admin/src/resources/photos/PhotoList.tsx',
  },
  {
    rule: 'admin-ui',
    from: 'apps/admin/src/ui/list/SearchBox.tsx',
    imports: '#resources/photos/PhotoList.tsx',
    to: 'apps/admin/src/resources/photos/PhotoList.tsx',
  },
  {
    rule: 'admin-ui',
    from: 'apps/admin/src/ui/inputs/PhotoInput.tsx',
    imports: '#features/history/RecordHistory.tsx',
    to: 'apps/admin/src/features/history/RecordHistory.tsx',
  },
  {
    rule: 'admin-shell',
    from: 'apps/admin/src/shell/Menu.tsx',
    imports: '#resources/photos/PhotoList.tsx',
    to: 'apps/admin/src/resources/photos/PhotoList.tsx',
  },
  ...['shell/Frame.tsx', 'ui/Picture.tsx', 'features/history/RecordHistory.tsx'].map(
    (path, at) => ({
      rule: 'admin-providers',
      from: `apps/admin/src/providers/data/provider-${at}.ts`,
      imports: `#${path}`,
      to: `apps/admin/src/${path}`,
    }),
  ),
  {
    rule: 'admin-kinds',
    from: 'apps/admin/src/content-kinds.ts',
    imports: '#providers/data/tables.ts',
    to: 'apps/admin/src/providers/data/tables.ts',
  },
  {
    rule: 'admin-feature',
    from: 'apps/admin/src/features/bulk/StatusButtons.tsx',
    imports: '../history/RecordHistory.tsx',
    to: 'apps/admin/src/features/history/RecordHistory.tsx',
  },
  {
    rule: 'admin-catalogue',
    from: 'apps/admin/src/features/catalogue/CatalogueList.tsx',
    imports: '#resources/photos/PhotoList.tsx',
    to: 'apps/admin/src/resources/photos/PhotoList.tsx',
  },
  {
    rule: 'admin-trip-details',
    from: 'apps/admin/src/features/trip-details/trip-tabs.tsx',
    imports: '#resources/photos/PhotoList.tsx',
    to: 'apps/admin/src/resources/photos/PhotoList.tsx',
  },
  {
    rule: 'admin-dashboard',
    from: 'apps/admin/src/dashboard/Dashboard.tsx',
    imports: '#resources/photos/PhotoList.tsx',
    to: 'apps/admin/src/resources/photos/PhotoList.tsx',
  },
  {
    rule: 'admin',
    from: 'apps/admin/src/app/main.tsx',
    imports: '../../../site/src/ui/plain.ts',
    to: 'apps/site/src/ui/plain.ts',
  },
  {
    rule: 'admin',
    from: 'apps/admin/vite.config.ts',
    imports: '@expat-buddy/local-supabase/start',
    to: 'packages/local-supabase/src/start.ts',
  },
  {
    rule: 'domain',
    from: 'packages/domain/src/travel/travel.test.ts',
    imports: '../../../../apps/site/src/ui/plain.ts',
    to: 'apps/site/src/ui/plain.ts',
  },
  {
    rule: 'domain-runs-anywhere',
    from: 'packages/domain/src/travel/file.ts',
    imports: 'node:fs',
    to: 'fs',
  },
  {
    rule: 'local-supabase',
    from: 'packages/local-supabase/src/mail.ts',
    imports: '../../../scripts/build/settings.ts',
    to: 'scripts/build/settings.ts',
  },
  {
    rule: 'illustrations',
    from: 'packages/illustrations/src/scene.ts',
    imports: '../../domain/src/price.ts',
    to: 'packages/domain/src/price.ts',
  },
  {
    rule: 'function',
    from: 'supabase/functions/send-email/handler.ts',
    imports: '../retry-mail/handler.ts',
    to: 'supabase/functions/retry-mail/handler.ts',
  },
  {
    rule: 'functions-shared',
    from: 'supabase/functions/_shared/outbox.ts',
    imports: '../retry-mail/handler.ts',
    to: 'supabase/functions/retry-mail/handler.ts',
  },
  {
    rule: 'scripts',
    from: 'scripts/serve/screens.ts',
    imports: '../../apps/admin/src/ui/Picture.tsx',
    to: 'apps/admin/src/ui/Picture.tsx',
  },
  {
    rule: 'scripts',
    from: 'scripts/bench/stories.ts',
    imports: '../../e2e/support/mailbox.ts',
    to: 'e2e/support/mailbox.ts',
  },
  {
    rule: 'e2e',
    from: 'e2e/site/home.spec.ts',
    imports: '../../apps/site/src/ui/plain.ts',
    to: 'apps/site/src/ui/plain.ts',
  },
  {
    rule: 'not-to-tests',
    from: 'scripts/build/build-apps.ts',
    imports: '../tests/reports.ts',
    to: 'scripts/tests/reports.ts',
  },
  {
    rule: 'not-to-tests',
    from: 'apps/site/src/features/reviews/fake-answers.ts',
    imports: '#testing/fake-api.ts',
    to: 'apps/site/src/testing/fake-api.ts',
  },
  {
    rule: 'not-to-product-tests',
    from: 'packages/local-supabase/src/attacks.ts',
    imports: '../../product-tests/src/attack.ts',
    to: 'packages/product-tests/src/attack.ts',
  },
  {
    rule: 'product-tests',
    from: 'packages/product-tests/src/screens.ts',
    imports: '../../../apps/site/src/ui/plain.ts',
    to: 'apps/site/src/ui/plain.ts',
  },
  {
    rule: 'no-unresolved',
    from: 'apps/site/src/ui/nowhere.ts',
    imports: './missing.ts',
    to: './missing.ts',
  },
];

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
