export const newsletterFieldId = 'newsletter-email';
