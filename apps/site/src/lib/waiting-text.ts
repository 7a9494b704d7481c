import { storedText } from './stored-text.ts';

// The one entry in the browser that holds what a visitor wrote; gone once it is sent (Privacy Policy).
const waiting = storedText('waitingInquiries');

/** What waits for a connection, as it is stored; the inquiry's own code knows how to read it. */
export const readWaitingText = waiting.read;
export const writeWaitingText = waiting.write;
export const useWaitingText = waiting.useText;
