/** The field of the form at the foot of every page, for a page that sends people there. */
export const newsletterFieldId = 'newsletter-email';
