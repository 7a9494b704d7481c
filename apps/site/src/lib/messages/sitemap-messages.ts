import { sitemap } from './en/sitemap.ts';
import { messagesOf } from './locale.ts';

export const useSitemapMessages = messagesOf({ en: sitemap });
