import { placeSchema } from '@expat-buddy/domain/place/schema';
import { travelDaySchema, travelSchema } from '@expat-buddy/domain/travel/schema';
import { travelCategorySchema } from '@expat-buddy/domain/travel-category/schema';
import { regionSchema, travelTermSchema } from '@expat-buddy/domain/travel-term/schema';
import type { FormEntity } from './form-entity.ts';
import { tripExamples } from './trip-example.ts';

const term = { schema: travelTermSchema, example: { id: 'coast', title: 'Coast' } };

/** The back office's forms of travels and their terms. */
export const travelForms: readonly FormEntity[] = [
  {
    table: 'travels',
    schema: travelSchema,
    example: {
      id: 'tipaza',
      title: 'Tipaza',
      location: '',
      description: '',
      imageUrl: '',
      highlights: [],
      activities: [],
      price: '',
      price_from: false,
      price_is_written: false,
      duration: '',
      groupSize: '',
      region_id: null,
      type_id: null,
      type_ids: [],
      tag_ids: [],
      latitude: 0,
      longitude: 0,
      is_featured: false,
      in_south: false,
      position: 0,
      status: 'draft',
      ...tripExamples.travels,
    },
    formOnly: ['type_ids', 'tag_ids', 'days'],
  },
  {
    table: 'travel_days',
    schema: travelDaySchema,
    example: {
      title: 'To the sea',
      description: '',
      stops: [],
      distance_km: 10,
      driving_hours: 1,
      overnight: '',
    },
  },
  {
    table: 'travel_categories',
    schema: travelCategorySchema,
    example: {
      route: 'coast',
      name: 'Coast',
      description: '',
      backgroundImage: '',
      icon: '',
      menuTitle: '',
      cardListTitle: '',
      ctaTitle: '',
      ctaDescription: '',
      ctaButtonText: '',
      filter: {},
      status: 'draft',
    },
  },
  { table: 'regions', schema: regionSchema, example: { ...term.example, is_south: true } },
  { table: 'types', ...term },
  { table: 'tags', ...term },
  {
    table: 'places',
    schema: placeSchema,
    example: { id: 'tipaza', name: 'Tipaza', latitude: 36.59, longitude: 2.44 },
  },
];
