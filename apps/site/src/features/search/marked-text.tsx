import { Fragment } from 'react';
import { excerptFromMatch, markMatches } from './mark-matches.ts';

type MarkedTextProps = {
  text: string;
  term: string;
  /** Starts near the first match, for small spaces. */
  isExcerpt?: boolean;
};

export function MarkedText({ text, term, isExcerpt }: MarkedTextProps) {
  const parts = markMatches(text, term);
  let start = 0;
  return (isExcerpt ? excerptFromMatch(parts) : parts).map((part) => {
    const key = start;
    start += part.text.length;
    return part.isMatch ? (
      <mark key={key} className="box-decoration-clone rounded-xs bg-ochre/30 text-ink">
        {part.text}
      </mark>
    ) : (
      <Fragment key={key}>{part.text}</Fragment>
    );
  });
}
