import { AppLink } from './app-link.tsx';

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g;
const look = 'text-sea underline underline-offset-4 hover:text-sea-strong';

type Part = { at: number; words: string; target?: string };

function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const match of text.matchAll(LINK)) {
    const [whole, words = '', target = ''] = match;
    parts.push({ at: end, words: text.slice(end, match.index) });
    parts.push({ at: match.index, words, target });
    end = match.index + whole.length;
  }
  return [...parts, { at: end, words: text.slice(end) }];
}

/** Renders links written as `[text](/path)`, which a translation can place freely. */
export function LinkedText({ text }: { text: string }) {
  return partsOf(text).map(({ at, words, target }) => {
    if (target === undefined) return words;
    if (target.startsWith('/')) {
      return (
        <AppLink key={at} to={target} className={look}>
          {words}
        </AppLink>
      );
    }
    return (
      <a key={at} href={target} className={look}>
        {words}
      </a>
    );
  });
}
