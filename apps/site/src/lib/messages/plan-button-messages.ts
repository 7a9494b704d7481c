import { planButton } from './en/plan-button.ts';
import { messagesOf } from './locale.ts';

/** Of the button and the link, which are on every page. */
export const usePlanButtonMessages = messagesOf({ en: planButton });
