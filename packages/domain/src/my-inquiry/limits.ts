/** The limits of the customer's page; lengths count characters after trimming. */
export const myInquiryLimits = {
  message: { min: 1, max: 5000 },
  reason: { max: 1000 },
} as const;

/** The edge function behind the page. */
export const MY_INQUIRY_FUNCTION = 'my-inquiry';

/** The header that authorises an upload, whose body is the file. */
export const INQUIRY_TOKEN_HEADER = 'x-inquiry-token';

/** Before the token in the link that confirms an erasure: `/my-inquiry#erase-<token>`. */
export const ERASURE_PREFIX = 'erase-';
