import { invitationSchema } from '@expat-buddy/domain/account/schema';
import { activitySchema } from '@expat-buddy/domain/activity/schema';
import { activityCategorySchema } from '@expat-buddy/domain/activity-category/schema';
import { eventSchema } from '@expat-buddy/domain/event/schema';
import { faqQuestionSchema } from '@expat-buddy/domain/faq/schema';
import { heroSlideSchema } from '@expat-buddy/domain/hero-slide/schema';
import { photoSchema } from '@expat-buddy/domain/photo/schema';
import { productCollectionSchema, productSchema } from '@expat-buddy/domain/product/schema';
import { reviewSchema } from '@expat-buddy/domain/review/schema';
import { searchSynonymSchema } from '@expat-buddy/domain/search-synonym/schema';
import { serviceSchema } from '@expat-buddy/domain/service/schema';
import { officeSettingsSchema, siteSettingsSchema } from '@expat-buddy/domain/site-settings/schema';
import { vehicleSchema } from '@expat-buddy/domain/vehicle/schema';
import type { FormEntity } from './form-entity.ts';
import { tripExample } from './trip-example.ts';

/** The other forms of the back office. */
export const officeForms: readonly FormEntity[] = [
  {
    table: 'staff_invitations',
    schema: invitationSchema,
    example: { email: 'amina@example.com', role: 'staff' },
  },
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
      ...tripExample,
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
      title: 'Visa',
      service_type: 'general',
      audience: 'visitors',
      description: '',
      what_we_do: [],
      what_you_bring: [],
      usual_time: '',
      languages: [],
      limits: '',
      icon: '',
      status: 'draft',
    },
  },
  {
    table: 'vehicles',
    schema: vehicleSchema,
    example: {
      id: 'van',
      name: 'Van',
      description: '',
      image: '',
      gallery: [],
      berths: 2,
      seats: 4,
      gearbox: 'manual',
      price_per_day: '',
      minimum_days: 1,
      with_driver: false,
      equipment: [],
      conditions: [],
      travel_ids: [],
      status: 'draft',
    },
    formOnly: ['travel_ids'],
  },
  {
    table: 'events',
    schema: eventSchema,
    example: {
      id: 'algroove',
      title: 'Algroove',
      tagline: '',
      description: '',
      long_description: '',
      image: '',
      location: '',
      starts_on: '2027-01-01',
      ends_on: null,
      state: 'announced',
      programme: [],
      practical: [],
      status: 'draft',
    },
  },
  {
    table: 'product_collections',
    schema: productCollectionSchema,
    example: {
      id: 'knives',
      title: 'Knives',
      description: '',
      craft: '',
      care: [],
      legal_note: '',
      image: '',
      status: 'draft',
    },
  },
  {
    table: 'products',
    schema: productSchema,
    example: {
      id: 'knife',
      name: 'Knife',
      collection_id: null,
      maker: '',
      place: '',
      description: '',
      image: '',
      gallery: [],
      price: '',
      availability: 'in_stock',
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
  {
    table: 'reviews',
    schema: reviewSchema,
    example: {
      subject: { kind: 'travel', id: 'tipaza' },
      name: 'Amina',
      location: '',
      avatar_url: '',
      rating: 4,
      visited_on: null,
      comment: 'A fine day.',
    },
    formOnly: ['subject'],
  },
  {
    table: 'photos',
    schema: photoSchema,
    example: { alt: 'The sea', credit: '', tags: [], status: 'draft' },
  },
  {
    table: 'faq_questions',
    schema: faqQuestionSchema,
    example: {
      id: 'visa',
      title: 'Do I need a visa?',
      topic: 'before-you-come',
      answer: 'Yes.',
      status: 'draft',
    },
    mayBeEmpty: ['answer'],
  },
  {
    table: 'search_synonyms',
    schema: searchSynonymSchema,
    example: { id: 'beach', title: 'Beach', terms: ['plage'], finds: ['coast'] },
  },
  {
    table: 'site_settings',
    schema: siteSettingsSchema,
    example: {
      company_name: '',
      tagline: '',
      phone: '',
      whatsapp: '',
      email: '',
      address: '',
      opening_hours: [],
      facebook_url: '',
      twitter_url: '',
      instagram_url: '',
      youtube_url: '',
      prices_are_examples: true,
      requires_proof_of_work: false,
      eur_rate: 150,
      eur_rate_on: '2027-01-01',
      eur_rate_source: 'Bank of Algeria',
      cancellation_terms: '',
    },
  },
  {
    table: 'office_settings',
    schema: officeSettingsSchema,
    example: {
      notification_emails: [],
      submission_retention_months: 24,
      mail_retention_days: 90,
      unconfirmed_retention_days: 30,
      invitation_retention_days: 90,
      deleted_retention_days: 30,
      history_retention_months: 24,
    },
  },
];
