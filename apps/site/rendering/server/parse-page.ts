import { Parser } from 'htmlparser2';

export type ParsedPage = {
  /** Tags of the document's head, which React renders first. */
  head: string;
  body: string;
  title: string;
  canonical: string;
  /** `og:image`, if the page names one. */
  image: string | undefined;
  isHidden: boolean;
  /** Paths of this site that the page links to, without query and fragment, each once. */
  links: string[];
};

const HEAD_TAGS = new Set(['title', 'meta', 'link']);

const isPagePath = (path: string) => !/^\/admin(?:\/|$)/.test(path) && !/\.\w+$/.test(path);

export function parsePage(html: string): ParsedPage {
  const page = {
    title: '',
    canonical: '',
    image: undefined as string | undefined,
    isHidden: false,
  };
  const links = new Set<string>();
  let bodyStart: number | undefined;
  let isTitle = false;

  const parser = new Parser({
    onopentag(name, { href = '', rel, property, content = '', name: meta }) {
      if (bodyStart === undefined && HEAD_TAGS.has(name)) {
        isTitle = name === 'title';
        if (rel === 'canonical') page.canonical = href;
        if (property === 'og:image') page.image = content;
        if (meta === 'robots') page.isHidden = content.includes('noindex');
        return;
      }
      bodyStart ??= parser.startIndex;
      const [path = ''] = href.split(/[?#]/);
      if (name === 'a' && /^\/(?!\/)/.test(path) && isPagePath(path)) links.add(path);
    },
    ontext(text) {
      if (isTitle) page.title += text;
    },
    onclosetag() {
      isTitle = false;
    },
    // React marks Suspense boundaries with comments.
    oncomment() {
      bodyStart ??= parser.startIndex;
    },
  });
  parser.end(html);
  return {
    ...page,
    head: html.slice(0, bodyStart),
    body: html.slice(bodyStart ?? html.length),
    links: [...links],
  };
}
