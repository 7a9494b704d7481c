import { AppLink } from './app-link.tsx';

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g;
const look = 'text-sea underline underline-offset-4 hover:text-sea-strong';

type Part = { at: number; content: string; target?: string };

function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const match of text.matchAll(LINK)) {
    const [whole, content = '', target = ''] = match;
    parts.push({ at: end, content: text.slice(end, match.index) });
    parts.push({ at: match.index, content, target });
    end = match.index + whole.length;
  }
  return [...parts, { at: end, content: text.slice(end) }];
}

/** Renders links written as `[text](/path)`, which a translation can place freely. */
export function LinkedText({ text }: { text: string }) {
  return partsOf(text).map(({ at, content, target }) => {
    if (target === undefined) return content;
    if (target.startsWith('/')) {
      return (
        <AppLink key={at} to={target} className={look}>
          {content}
        </AppLink>
      );
    }
    return (
      <a key={at} href={target} className={look}>
        {content}
      </a>
    );
  });
}
