import { invitationSchema, newAccountSchema } from '@expat-buddy/domain/account/schema';
import { activitySchema } from '@expat-buddy/domain/activity/schema';
import { activityCategorySchema } from '@expat-buddy/domain/activity-category/schema';
import { eventSchema } from '@expat-buddy/domain/event/schema';
import { faqQuestionSchema } from '@expat-buddy/domain/faq/schema';
import { heroSlideSchema } from '@expat-buddy/domain/hero-slide/schema';
import { submissionFields } from '@expat-buddy/domain/inquiry/fields';
import { groupSizes } from '@expat-buddy/domain/inquiry/group-sizes';
import { makeInquirySchema } from '@expat-buddy/domain/inquiry/schema';
import { CONSENT_VERSION } from '@expat-buddy/domain/newsletter/consent-texts';
import { subscribeRequestSchema } from '@expat-buddy/domain/newsletter/schema';
import { photoSchema } from '@expat-buddy/domain/photo/schema';
import { productCollectionSchema, productSchema } from '@expat-buddy/domain/product/schema';
import { reviewSchema } from '@expat-buddy/domain/review/schema';
import { searchSynonymSchema } from '@expat-buddy/domain/search-synonym/schema';
import { serviceSchema } from '@expat-buddy/domain/service/schema';
import { officeSettingsSchema, siteSettingsSchema } from '@expat-buddy/domain/site-settings/schema';
import { travelDaySchema, travelSchema } from '@expat-buddy/domain/travel/schema';
import { travelCategorySchema } from '@expat-buddy/domain/travel-category/schema';
import { travelTermSchema } from '@expat-buddy/domain/travel-term/schema';
import { vehicleSchema } from '@expat-buddy/domain/vehicle/schema';
import type { ZodMiniType } from 'zod/mini';

export type FormEntity = {
  table: string;
  schema: ZodMiniType;
  /** A valid form with every field. */
  example: Readonly<Record<string, unknown>>;
  /** The columns of fields with another name. */
  columns?: Readonly<Record<string, string>>;
  /** Fields that are no column of the table, or whose rule is the server's alone. */
  formOnly?: readonly string[];
  /** Fields that people have to fill in, but that the database also keeps empty. */
  mayBeEmpty?: readonly string[];
  /** Choices that the schema checks with a function. */
  values?: readonly string[];
};

const inquiry = {
  name: 'Amina',
  email: 'amina@example.com',
  service: 'trip-planner',
  message: 'A week in the south, please.',
  groupSize: '2',
  childrenUnder12: 0,
  childrenUnder5: 0,
  departureDate: null,
  returnDate: null,
  needsTransportation: false,
  includesCamping: false,
  subject: '',
  travels: [],
  activities: [],
};
const inquirySchema = makeInquirySchema(undefined, () => '2026-12-01');

const term = { schema: travelTermSchema, example: { id: 'coast', title: 'Coast' } };

export const entities: readonly FormEntity[] = [
  {
    table: 'contact_submissions',
    schema: inquirySchema,
    example: inquiry,
    formOnly: ['includesCamping', 'subject', 'travels', 'activities'],
    values: groupSizes,
  },
  {
    table: 'inquiry_selections',
    schema: inquirySchema,
    example: inquiry,
    columns: {
      travels: 'travel_ids',
      activities: 'activity_ids',
      includesCamping: 'includes_camping',
    },
    formOnly: submissionFields,
  },
  {
    table: 'newsletter_subscriptions',
    schema: subscribeRequestSchema,
    example: { email: 'amina@example.com', locale: 'en', consentVersion: CONSENT_VERSION },
    // A further language needs no migration.
    formOnly: ['locale', 'consentVersion'],
  },
  {
    table: 'staff_invitations',
    schema: invitationSchema,
    example: { email: 'amina@example.com', role: 'staff' },
  },
  {
    table: 'profiles',
    schema: newAccountSchema,
    example: { full_name: 'Amina', password: 'eight characters' },
    formOnly: ['password'],
    mayBeEmpty: ['full_name'],
  },
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
      duration: '',
      groupSize: '',
      region_id: null,
      type_id: null,
      type_ids: [],
      tag_ids: [],
      latitude: 0,
      longitude: 0,
      position: 0,
      status: 'draft',
    },
    formOnly: ['type_ids', 'tag_ids'],
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
  { table: 'regions', ...term },
  { table: 'types', ...term },
  { table: 'tags', ...term },
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
