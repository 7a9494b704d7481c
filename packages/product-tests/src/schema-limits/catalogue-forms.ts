import { activitySchema } from '@expat-buddy/domain/activity/schema';
import { activityCategorySchema } from '@expat-buddy/domain/activity-category/schema';
import { emptyRecord } from '@expat-buddy/domain/content/field';
import { eventFields } from '@expat-buddy/domain/event/fields';
import { eventSchema } from '@expat-buddy/domain/event/schema';
import { heroSlideSchema } from '@expat-buddy/domain/hero-slide/schema';
import { collectionFields, productFields } from '@expat-buddy/domain/product/fields';
import { productCollectionSchema, productSchema } from '@expat-buddy/domain/product/schema';
import { serviceFields } from '@expat-buddy/domain/service/fields';
import { serviceSchema } from '@expat-buddy/domain/service/schema';
import { vehicleFields } from '@expat-buddy/domain/vehicle/fields';
import { vehicleSchema } from '@expat-buddy/domain/vehicle/schema';
import type { FormEntity } from './form-entity.ts';
import { tripExamples } from './trip-example.ts';

/** The forms of what the company offers and shows. */
export const catalogueForms: readonly FormEntity[] = [
  {
    table: 'activities',
    schema: activitySchema,
    example: {
      id: 'diving',
      title: 'Diving',
      description: '',
      longdescription: '',
      image: '',
      icon: '',
      category_id: 'sea',
      highlights: [],
      requirements: [],
      duration: '',
      groupsize: '',
      difficulty: '',
      besttime: '',
      status: 'draft',
      ...tripExamples.activities,
    },
    mayBeEmpty: ['category_id'],
  },
  {
    table: 'activity_categories',
    schema: activityCategorySchema,
    example: { id: 'sea', name: 'Sea', description: '', image: '', icon: '', status: 'draft' },
  },
  {
    table: 'services',
    schema: serviceSchema,
    example: {
      id: 'visa',
      ...emptyRecord(serviceFields),
      title: 'Visa',
      price_unit: 'person',
      status: 'draft',
    },
  },
  {
    table: 'vehicles',
    schema: vehicleSchema,
    example: {
      id: 'van',
      ...emptyRecord(vehicleFields),
      name: 'Van',
      length: 5.99,
      height: 2.6,
      seats_with_belts: 3,
      fuel: 'diesel',
      floor_plan: {
        length: 600,
        width: 205,
        day: [{ kind: 'table', x: 100, y: 40, length: 60, width: 80 }],
        night: [],
      },
      status: 'draft',
    },
    formOnly: ['travel_ids', 'unavailable'],
  },
  {
    table: 'events',
    schema: eventSchema,
    example: {
      id: 'algroove',
      ...emptyRecord(eventFields),
      title: 'Algroove',
      starts_on: '2027-01-01',
      status: 'draft',
    },
  },
  {
    table: 'product_collections',
    schema: productCollectionSchema,
    example: {
      id: 'knives',
      ...emptyRecord(collectionFields),
      title: 'Knives',
      status: 'draft',
    },
  },
  {
    table: 'products',
    schema: productSchema,
    example: {
      id: 'knife',
      ...emptyRecord(productFields),
      name: 'Knife',
      status: 'draft',
    },
  },
  {
    table: 'hero_slides',
    schema: heroSlideSchema,
    example: {
      title: 'The sea',
      description: '',
      image: '',
      image_alt: '',
      button_text: 'See travels',
      button_link: '/travels',
      starts_at: null,
      ends_at: null,
      status: 'draft',
    },
    mayBeEmpty: ['button_text'],
  },
];
