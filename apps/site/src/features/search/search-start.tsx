import type { ReactNode } from 'react';
import { searchMessages } from '#messages/shell/search.ts';
import { ResultEntry } from './result-entry.tsx';
import { searchPath } from './search-term.ts';
import { TermLinks } from './term-links.tsx';

type StartEntry = {
  to: string;
  title: string;
  summary: string;
  label?: string;
  image: string;
};

export function ExampleTerms() {
  const { start: text } = searchMessages;
  return (
    <section aria-labelledby="example-terms">
      <h2 id="example-terms" className="mb-4 text-title">
        {text.examplesTitle}
      </h2>
      <TermLinks links={text.examples.map((term) => ({ label: term, to: searchPath(term) }))} />
    </section>
  );
}

type StartListProps = { id: string; title: string; entries?: StartEntry[]; state: ReactNode };

export function StartList({ id, title, entries, state }: StartListProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="border-b-2 border-ochre pb-3 text-section">
        {title}
      </h2>
      {entries ? (
        <ul>
          {entries.map((entry) => (
            <ResultEntry key={entry.to} {...entry} />
          ))}
        </ul>
      ) : (
        state
      )}
    </section>
  );
}
