import { invitationSchema } from '@expat-buddy/domain/account/schema';
import { entryRuleSchema } from '@expat-buddy/domain/entry-rule/schema';
import { faqQuestionSchema } from '@expat-buddy/domain/faq/schema';
import { guideEntrySchema } from '@expat-buddy/domain/guide-entry/schema';
import { inquiryContactSchema } from '@expat-buddy/domain/inquiry/entry/schema';
import { messageTemplateSchema } from '@expat-buddy/domain/message-template/schema';
import { newsletterIssueSchema } from '@expat-buddy/domain/newsletter/issue/schema';
import { personSchema } from '@expat-buddy/domain/person/schema';
import { photoSchema } from '@expat-buddy/domain/photo/schema';
import { proposalItemSchema, proposalSchema } from '@expat-buddy/domain/proposal/schema';
import { reviewAnswerSchema } from '@expat-buddy/domain/review/schema';
import { savedViewSchema } from '@expat-buddy/domain/saved-view/schema';
import { searchSynonymSchema } from '@expat-buddy/domain/search-synonym/schema';
import { officeSettingsSchema, siteSettingsSchema } from '@expat-buddy/domain/site-settings/schema';
import { teamMemberSchema } from '@expat-buddy/domain/team/schema';
import type { FormEntity } from './form-entity.ts';

/** The other forms of the back office. */
export const officeForms: readonly FormEntity[] = [
  {
    table: 'contact_submissions',
    schema: inquiryContactSchema,
    example: {
      channel: 'phone',
      consent_note: 'Agreed on the phone.',
      phone: '+213 555 12 34 56',
      language: 'en',
    },
    // Staff do not enter what came by the form.
    formOnly: ['channel'],
    mayBeEmpty: ['consent_note'],
  },
  {
    table: 'people',
    schema: personSchema,
    example: {
      own_name: 'Nadia Benali',
      phone: '+213 555 12 34 56',
      language: 'fr',
      tags: ['journalist'],
    },
  },
  { table: 'saved_views', schema: savedViewSchema, example: { name: 'Car rental' } },
  {
    table: 'staff_invitations',
    schema: invitationSchema,
    example: { email: 'amina@example.com', role: 'staff', language: 'en' },
  },
  {
    table: 'reviews',
    schema: reviewAnswerSchema,
    example: { answer: 'Thank you.' },
  },
  {
    table: 'photos',
    schema: photoSchema,
    example: {
      alt: 'The sea',
      caption: '',
      credit: '',
      licence: 'CC BY 4.0',
      place: 'Tipaza',
      taken_on: '2026-04-12',
      tags: [],
      status: 'draft',
      focal_x: 50,
      focal_y: 50,
    },
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
    table: 'message_templates',
    schema: messageTemplateSchema,
    example: {
      id: 'first-answer',
      title: 'First answer',
      language: 'en',
      subject: '',
      body: 'Hello',
    },
  },
  {
    table: 'entry_rules',
    schema: entryRuleSchema,
    example: {
      id: 'tourist-visa',
      title: 'Tourist visa',
      statement: 'A form.',
      where_to_get: '',
      how_long: '',
      cost: '',
      nationality_group: 'any',
      purpose: 'tourism',
      stay: 'any',
      region: 'north',
      asks_consulate: false,
      source_name: 'Embassy',
      source_url: 'https://example.com',
      source_note: '',
      checked_on: null,
      checked_by: '',
      status: 'draft',
    },
  },
  {
    table: 'guide_entries',
    schema: guideEntrySchema,
    example: {
      id: 'written-lease',
      topic: 'housing',
      title: 'A lease is in writing',
      statement: 'A date.',
      whom_to_ask: '',
      place: '',
      service_id: null,
      source_name: 'Publisher',
      source_url: 'https://example.com',
      source_note: '',
      checked_on: null,
      checked_by: '',
      status: 'draft',
    },
  },
  {
    table: 'team_members',
    schema: teamMemberSchema,
    example: {
      name: 'Amina',
      role: '',
      languages: [],
      description: '',
      image: '',
      status: 'draft',
    },
  },
  {
    table: 'search_synonyms',
    schema: searchSynonymSchema,
    example: {
      id: 'beach',
      title: 'Beach',
      terms: ['plage'],
      finds: ['coast'],
      finds_fr: [],
      finds_ar: [],
    },
  },
  {
    table: 'proposals',
    schema: proposalSchema,
    example: {
      title: 'Ten days',
      travellers: '',
      currency: 'DZD',
      starts_on: null,
      ends_on: null,
      included: [],
      not_included: [],
      terms: '',
      language: 'en',
      valid_until: null,
      items: [],
    },
    formOnly: ['items'],
  },
  {
    table: 'proposal_items',
    schema: proposalItemSchema,
    example: {
      id: '00000000-0000-4000-8000-000000000001',
      kind: 'text',
      entity_id: null,
      title: 'Guide',
      details: '',
      quantity: 1,
      unit_price_minor: 100,
      is_included: false,
    },
    // The browser makes the id; what is chosen decides the kind and the record.
    formOnly: ['id', 'kind', 'entity_id'],
  },
  {
    table: 'newsletter_issues',
    schema: newsletterIssueSchema,
    example: { subject: 'News', preheader: '', language: 'en', blocks: [] },
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
      special_hours: [],
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
      legal_name: '',
      register_number: '',
      licence_number: '1234',
      licence_valid_until: null,
      insurer: 'An insurer',
      insurance_number: '',
      insurance_valid_until: null,
      payment_terms: '',
    },
  },
  {
    table: 'office_settings',
    schema: officeSettingsSchema,
    example: {
      notification_emails: [],
      reply_from_name: '',
      reply_to: '',
      reply_signatures: { en: '', fr: '', ar: '' },
      submission_retention_months: 24,
      mail_retention_days: 90,
      unconfirmed_retention_days: 30,
      invitation_retention_days: 90,
      deleted_retention_days: 30,
      history_retention_months: 24,
      newsletter_rate_per_hour: 1000,
    },
  },
];
