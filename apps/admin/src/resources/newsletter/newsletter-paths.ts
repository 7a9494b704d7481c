export const ISSUES = 'newsletter-issues';
export const SUBSCRIBERS = 'newsletter-subscribers';
