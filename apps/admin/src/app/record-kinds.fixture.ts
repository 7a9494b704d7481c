import type { LoadBulkFields } from '#features/bulk/edit/use-edit.ts';
import type { RecordKind } from '#features/bulk/records/record-kind.ts';
import type { CatalogueKind } from '#features/catalogue/catalogue-kind.ts';
import { recordKindOf } from '#features/catalogue/record-kind-of.ts';
import { activityKind } from '#resources/activities/activity-kind.ts';
import { categoryKind } from '#resources/activities/categories/category-kind.ts';
import entryRules from '#resources/entry-rules/entry-rule-kind.tsx';
import events from '#resources/events/event-kind.tsx';
import faq from '#resources/faq/faq-kind.tsx';
import guideEntries from '#resources/guide-entries/guide-entry-kind.tsx';
import { slideKind } from '#resources/hero-slides/slide-kind.ts';
import { placeKind } from '#resources/places/place-kind.ts';
import searchSynonyms from '#resources/search-synonyms/search-synonym-kind.tsx';
import services from '#resources/services/service-kind.tsx';
import collections from '#resources/store/collection-kind.tsx';
import products from '#resources/store/product-kind.tsx';
import teamMembers from '#resources/team/team-member-kind.tsx';
import regions from '#resources/terms/region-kind.tsx';
import tags from '#resources/terms/tag-kind.ts';
import types from '#resources/terms/type-kind.ts';
import { travelCategoryKind } from '#resources/travel-categories/category-kind.ts';
import { travelKind } from '#resources/travels/travel-kind.ts';
import vehicles from '#resources/vehicles/vehicle-kind.tsx';

const catalogue: readonly CatalogueKind[] = [
  ...[entryRules, events, faq, guideEntries, searchSynonyms, services, collections, products],
  ...[regions, tags, types, vehicles],
];

/** Every kind of content that files import and export. */
export const fileKinds: readonly RecordKind[] = [
  ...[travelKind, activityKind, categoryKind, placeKind],
  ...catalogue.map(recordKindOf),
];

const bulkEdited = (kind: CatalogueKind) =>
  kind.bulkFields ? [{ kind: recordKindOf(kind), load: kind.bulkFields }] : [];

/** Every kind of content whose list edits fields of many records. */
export const bulkKinds: readonly { kind: RecordKind; load: LoadBulkFields }[] = [
  { kind: travelKind, load: () => import('#resources/travels/travel-bulk-fields.tsx') },
  { kind: activityKind, load: () => import('#resources/activities/activity-bulk-fields.tsx') },
  { kind: slideKind, load: () => import('#resources/hero-slides/slide-bulk-fields.tsx') },
  {
    kind: travelCategoryKind,
    load: () => import('#resources/travel-categories/category-bulk-fields.tsx'),
  },
  ...[...catalogue, teamMembers].flatMap(bulkEdited),
];
