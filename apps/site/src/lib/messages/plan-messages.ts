import { plan } from './en/plan.ts';
import { messagesOf } from './locale.ts';

export const usePlanMessages = messagesOf({ en: plan });
