import { company } from './en/company.ts';
import { messagesOf } from './locale.ts';

export const useCompanyMessages = messagesOf({ en: company });
