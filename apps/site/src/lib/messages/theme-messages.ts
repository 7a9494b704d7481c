import { theme } from './en/theme.ts';
import { messagesOf } from './locale.ts';

export const useThemeMessages = messagesOf({ en: theme });
