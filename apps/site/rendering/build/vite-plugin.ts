import type { Locale } from '@expat-buddy/domain/language/locales';
import type { Plugin } from 'vite';
import { bootstrapScript } from './inline-code.ts';
import { inLanguage } from './page-document.ts';

/**
 * Adds the bootstrap script to the empty document: what development serves, and what the service worker
 * keeps for pages without a copy. Prerendered pages are written by page-document.ts.
 */
export function emptyDocument(locale: Locale): Plugin {
  return {
    name: 'empty-document',
    transformIndexHtml: (html, { bundle }) => ({
      html: inLanguage(html, locale),
      tags: [
        { tag: 'script', children: bootstrapScript, injectTo: 'head' },
        // The empty document is not a page; entry-client.tsx removes the tag.
        ...(bundle
          ? [
              {
                tag: 'meta',
                attrs: { name: 'robots', content: 'noindex' },
                injectTo: 'head' as const,
              },
            ]
          : []),
      ],
    }),
  };
}
