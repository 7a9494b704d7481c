import { submissionOf } from '@expat-buddy/domain/inquiry/fields';
import { inquirySchema } from '@expat-buddy/domain/inquiry/schema';
import { emptyPlan } from '@expat-buddy/domain/plan/read-plan';
import type { SavedInquiry } from './load-inquiry.ts';

export function savedInquiry(changes: Partial<SavedInquiry['submission']> = {}): SavedInquiry {
  const now = new Date().toISOString();
  return {
    submission: {
      id: '0b6c2f4e-6b1d-4c1a-9f53-1c9a0e7d2b11',
      ...submissionOf(
        inquirySchema.parse({
          name: 'Amina',
          email: 'amina@example.com',
          service: 'trip-planner',
          message: 'A week in the south, please.',
        }),
      ),
      status: 'new',
      assignee_id: null,
      created_at: now,
      updated_at: now,
      search_text: '',
      name_key: 'amina',
      is_test: false,
      trip_ended_on: null,
      holds_review_request: false,
      language: 'en',
      written_language: null,
      last_message_at: now,
      awaits: 'office',
      first_reply_at: null,
      first_reply_minutes: null,
      lost_reason: null,
      value_minor: null,
      channel: 'form',
      phone: null,
      consent_note: null,
      created_by: null,
      follow_up_on: null,
      snoozed_until: null,
      due_at: null,
      value_currency: null,
      ...changes,
    },
    travels: ['Tipaza by the sea'],
    activities: [],
    includesCamping: true,
    subject: '',
    details: {},
    plan: emptyPlan,
    files: [],
  };
}
