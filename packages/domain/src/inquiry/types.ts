import type * as z from 'zod/mini';
import type { inquiryNotificationSchema, inquirySchema } from './schema.ts';

/** The values of the form before validation. */
export type InquiryFormValues = z.input<typeof inquirySchema>;

/**
 * A valid inquiry: texts trimmed, null for empty optional fields. `travels` and `activities` hold ids;
 * `subject` is the topic of a page that is about neither, `plan` what the visitor put together on `/plan`,
 * `details` the fields of its kind, `sourcePath` the path of the page with the form, `language` the page's.
 */
export type Inquiry = z.output<typeof inquirySchema>;

export type InquiryNotification = z.output<typeof inquiryNotificationSchema>;
