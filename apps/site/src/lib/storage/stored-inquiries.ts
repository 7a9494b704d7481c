import { storedText } from './stored-text.ts';

// The only entry in the browser that names the visitor; removed once it is sent (see the Privacy Policy).
const waiting = storedText('waitingInquiries');

export const readStoredInquiries = waiting.read;
export const writeStoredInquiries = waiting.write;
export const useStoredInquiries = waiting.useText;
