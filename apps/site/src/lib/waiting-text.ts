import { storedText } from './stored-text.ts';

// The only entry in the browser that contains a visitor's input; removed once it is sent (see the
// Privacy Policy).
const waiting = storedText('waitingInquiries');

export const readWaitingText = waiting.read;
export const writeWaitingText = waiting.write;
export const useWaitingText = waiting.useText;
