import { CONSENT_VERSION, consentText } from '@expat-buddy/domain/newsletter/consent-texts';
import { expect, it } from 'vitest';
import { base } from '#lib/messages/en/base.ts';

it('shows the very text that is stored as what a reader agreed to', () => {
  expect(base.newsletter.consent).toBe(consentText(CONSENT_VERSION, 'en'));
});
