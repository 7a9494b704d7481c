import { toast } from './en/toast.ts';
import { messagesOf } from './locale.ts';

export const useToastMessages = messagesOf({ en: toast });
