import { preview } from './en/preview.ts';
import { messagesOf } from './locale.ts';

export const usePreviewMessages = messagesOf({ en: preview });
