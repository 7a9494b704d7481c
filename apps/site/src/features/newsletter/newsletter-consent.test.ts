import { CONSENT_VERSION, consentText } from '@expat-buddy/domain/newsletter/consent-texts';
import { expect, it } from 'vitest';
import { newsletterFormMessages } from '#messages/newsletter/newsletter-form.ts';

it('shows the text that is stored as the consent', () => {
  expect(newsletterFormMessages.consent).toBe(consentText(CONSENT_VERSION, 'en'));
});
