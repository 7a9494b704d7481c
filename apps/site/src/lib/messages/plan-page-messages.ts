import { planPage } from './en/plan-page.ts';
import { messagesOf } from './locale.ts';

/** Of the prerendered page, without the plan itself. */
export const usePlanPageMessages = messagesOf({ en: planPage });
