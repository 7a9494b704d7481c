// Who may import whom (docs/architecture.md, "Import rules"). `pnpm boundaries` checks it;
// scripts/tests/import-directions.test.ts proves that each rule rejects what it names.

const OURS = '^(apps|packages|scripts|supabase|e2e)/';
const DOMAIN = '^packages/domain/';
/** Their list; the drawings stay in the package. */
const ILLUSTRATIONS = '^packages/illustrations/src/illustrations.ts$';
/** What older browsers lack, and which are supported. */
const OLDER_BROWSERS = '^packages/older-browsers/';
/** Decodes a kind of photo that most browsers cannot; loaded with the first one. */
const HEIC = '^packages/heic/';
const TESTS = String.raw`(\.(test|fixture)\.tsx?$|/src/testing/)`;
const SITE = '^apps/site/src';
const HYDRATE = `${SITE}/hydrate/`;
/** Helpers of component tests; `not-to-tests` keeps other modules from them. */
const TESTING = '^apps/site/src/testing/';
const ADMIN = '^apps/admin/src';
/** Every part of the back office reads its messages. */
const I18N = `${ADMIN}/i18n/`;
/** The rows from which lists, menu, trash and the like of the content derive. */
const KINDS = `${ADMIN}/content-kind[^/]*$`;

/** The group in `from` that captures a folder name, where each folder is a separate layer. */
const ONE_FOLDER = /\(.*\[\^\/\]\+\)/;

/** Modules whose path matches `from` import only their own layer and what matches one of `known`. */
const layer = (name, from, known, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: OURS, pathNot: [from.replace(ONE_FOLDER, '$1'), ...known] },
});

const forbidden = [
  {
    name: 'no-cycle',
    comment: 'Types count too: two files that need each other want a third one.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-unresolved',
    comment: 'An import that leads nowhere would escape every other rule.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, path: '^([.#]|@expat-buddy/)', pathNot: String.raw`\?` },
  },
  {
    name: 'domain-runs-anywhere',
    comment: 'The domain knows neither React, nor an app, nor Node.',
    severity: 'error',
    from: { path: DOMAIN, pathNot: TESTS },
    to: { pathNot: [DOMAIN, 'node_modules/(zod|@supabase/postgrest-js|@noble/hashes)/'] },
  },
  layer('domain', DOMAIN, [], 'The domain knows no other part, not even in its tests.'),
  layer('heic', HEIC, [], 'The decoder knows no app.'),
  layer('older-browsers', OLDER_BROWSERS, [], 'Polyfills know no app.'),
  layer('illustrations', '^packages/illustrations/', [], 'They are drawn from nothing of ours.'),
  layer(
    'local-supabase',
    '^packages/local-supabase/',
    [DOMAIN],
    'The emulator knows no app. Edge functions it loads by their path.',
  ),
  layer(
    'product-tests',
    '^packages/product-tests/',
    ['^packages/local-supabase/', DOMAIN],
    'Product tests use the product through its API and database.',
  ),
  {
    name: 'not-to-product-tests',
    comment: 'Only other tests and scripts import product tests.',
    severity: 'error',
    from: { pathNot: '^(packages/product-tests|e2e|scripts)/' },
    to: { path: '^packages/product-tests/' },
  },

  layer(
    'functions-shared',
    '^supabase/functions/_shared/',
    [DOMAIN],
    'What edge functions share knows none of them.',
  ),
  layer(
    'function',
    '^supabase/functions/((?!_shared|node_modules)[^/]+)/',
    [DOMAIN, '^supabase/functions/_shared/'],
    'One edge function never imports another.',
  ),

  layer('site-hydrate', HYDRATE, [DOMAIN], 'Hydration knows no other part of the site.'),
  layer(
    'site-lib',
    `${SITE}/lib/`,
    [HYDRATE, TESTING, DOMAIN, HEIC],
    'lib knows no feature, ui or page.',
  ),
  layer(
    'site-ui',
    `${SITE}/ui/`,
    [`${SITE}/lib/`, HYDRATE, TESTING, DOMAIN],
    'ui knows no feature or page.',
  ),
  layer(
    'site-feature',
    `${SITE}/features/([^/]+)/`,
    [`${SITE}/(ui|lib)/`, HYDRATE, TESTING, DOMAIN],
    'A feature knows neither another feature nor the pages. Pages put features together.',
  ),
  layer(
    'site-app',
    `${SITE}/app/`,
    [`${SITE}/`, DOMAIN, '^apps/site/public/favicon.svg$'],
    'Pages know src, and the logo.',
  ),
  {
    name: 'site-src',
    comment: 'Rendering puts src into documents; src does not know how.',
    severity: 'error',
    from: { path: `${SITE}/`, pathNot: TESTS },
    to: { path: '^apps/site/rendering/' },
  },
  layer(
    'site',
    '^apps/site/',
    [DOMAIN, HEIC, OLDER_BROWSERS, '^scripts/(build|environment|tests)/'],
    'The site knows neither the back office nor the local backend.',
  ),
  {
    name: 'site-knows-no-scripts',
    comment:
      'Scripts build the site, and not the other way round. Tests of the build may use theirs.',
    severity: 'error',
    from: { path: '^apps/site/', pathNot: TESTS },
    to: { path: '^scripts/' },
  },

  layer('admin-i18n', I18N, [DOMAIN], 'Messages know no screen.'),
  layer(
    'admin-ui',
    `${ADMIN}/ui/`,
    [I18N, `${ADMIN}/testing/`, DOMAIN],
    'ui shows what it is given.',
  ),
  layer('admin-kinds', KINDS, [I18N, DOMAIN], 'The kinds of content know no screen.'),
  layer(
    'admin-providers',
    `${ADMIN}/providers/`,
    [KINDS, I18N, DOMAIN],
    'Providers know no screen.',
  ),
  layer(
    'admin-feature',
    `${ADMIN}/features/((?!(catalogue|trip-details)/)[^/]+)/`,
    [`${ADMIN}/(ui|providers|i18n|testing)/`, KINDS, ILLUSTRATIONS, DOMAIN, HEIC],
    'A feature knows neither another feature nor a resource.',
  ),
  layer(
    'admin-catalogue',
    `${ADMIN}/features/catalogue/`,
    [`${ADMIN}/(ui|providers|features|i18n|testing)/`, KINDS, DOMAIN],
    'The kit of the simple resources is made of other features.',
  ),
  layer(
    'admin-trip-details',
    `${ADMIN}/features/trip-details/`,
    [`${ADMIN}/(ui|providers|features|i18n|testing)/`, KINDS, DOMAIN],
    'The tabs that travels and activities share are made of other features.',
  ),
  layer(
    'admin-resource',
    `${ADMIN}/resources/([^/]+)/`,
    [`${ADMIN}/(ui|providers|features|i18n|testing)/`, KINDS, DOMAIN],
    'A resource never imports another resource.',
  ),
  layer(
    'admin-dashboard',
    `${ADMIN}/dashboard/`,
    [`${ADMIN}/(ui|providers|features|i18n|testing)/`, KINDS, DOMAIN],
    'The dashboard knows no resource.',
  ),
  layer(
    'admin-shell',
    `${ADMIN}/shell/`,
    [`${ADMIN}/(ui|providers|features|i18n|testing)/`, KINDS, DOMAIN],
    'The frame knows no resource.',
  ),
  layer(
    'admin',
    '^apps/admin/',
    [ILLUSTRATIONS, DOMAIN, HEIC, OLDER_BROWSERS],
    'The back office knows neither the site nor the emulator.',
  ),

  layer(
    'scripts',
    '^scripts/',
    ['^packages/', '^supabase/functions/_shared/', '^apps/site/rendering/'],
    'Scripts start the product; they know no screen.',
  ),
  layer(
    'e2e',
    '^e2e/',
    [DOMAIN, '^packages/product-tests/src/support/', '^scripts/(tests|build)/'],
    'End-to-end tests use the product from outside.',
  ),
  {
    name: 'not-to-tests',
    comment: 'What is built or deployed imports nothing from tests.',
    severity: 'error',
    from: {
      path: '^(apps/|packages/domain/|supabase/functions/|scripts/(build|serve|environment)/)',
      pathNot: TESTS,
    },
    to: { path: `(${TESTS}|^scripts/tests/)` },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden,
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|[.]cache|[.]local)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'default'],
    },
  },
};
