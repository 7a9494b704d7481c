import { listEntryRules } from '@expat-buddy/domain/entry-rule/queries';
import { getEvent } from '@expat-buddy/domain/event/queries';
import { listFaqQuestions } from '@expat-buddy/domain/faq/queries';
import { listGuideEntries } from '@expat-buddy/domain/guide-entry/queries';
import { getCollection, listProducts } from '@expat-buddy/domain/product/queries';
import { listServices } from '@expat-buddy/domain/service/queries';
import type { DatabaseClient } from '@expat-buddy/domain/supabase-client';
import { getActivityDetails, getTravelDetails } from '@expat-buddy/domain/trip/queries';
import { getVehicleDetails } from '@expat-buddy/domain/vehicle/details-queries';
import { getVehicle } from '@expat-buddy/domain/vehicle/queries';

type Read = (client: DatabaseClient, id: string) => Promise<unknown>;

/** What the page of a record reads of its fields, alone or in a list. */
export const readsOf: Readonly<Record<string, readonly Read[]>> = {
  travels: [getTravelDetails],
  activities: [getActivityDetails],
  events: [getEvent],
  services: [listServices],
  products: [listProducts],
  product_collections: [getCollection],
  faq_questions: [listFaqQuestions],
  guide_entries: [listGuideEntries],
  entry_rules: [listEntryRules],
  vehicles: [getVehicle, getVehicleDetails],
};
